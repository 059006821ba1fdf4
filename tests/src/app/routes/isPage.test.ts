import { expect, test } from 'vitest';
import { isPage } from '#src/app/routes/isPage.ts';
import { paths, reservedClubUrls } from '#src/paths.ts';

const filled = (path: string) => path.replace(/:(\w+)\??/g, 'x');

test.each(Object.values(paths).filter((path) => path !== paths.notFound))(
  'isPage has a screen at %s',
  (path) => expect(isPage(`${filled(path)}?zoek=jazz`)).toBe(true),
);

test.each([
  ...['/404', '/bevestiging', '/c', '/p', '/preview', '/communication/arabesk', '/c/x/y', '/login/x'],
  ...[
    '/p/arabesk/cursussen',
    '/arabesk/ballet-6-8/1021/extra',
    '/arabesk/webshop/categorie/x/y',
    '/a/b/c/d/e',
  ],
])('isPage has none at %s', (address) => expect(isPage(address)).toBe(false));

/** `/c/{federation}`, and others with a name of their own. */
const hasScreenBelow: ReadonlySet<string> = new Set(['c', 'formulieren', 'bevestiging', 'inschrijvingen']);

test('isPage takes no reserved word for a club', () => {
  const screens = new Set<string>(Object.values(paths));
  for (const word of reservedClubUrls) {
    const at = `/${word}`;
    expect(isPage(at), word).toBe(at !== paths.notFound && screens.has(at));
    expect(isPage(`${at}/cursussen`), word).toBe(hasScreenBelow.has(word));
  }
});
