import { expect, test } from 'vitest';
import { isOverLimit, screenSizes } from '#scripts/sizes/screenSizes.ts';

interface Written {
  readonly imports?: string[];
  readonly later?: string[];
}

/** A manifest as the build writes it, whose keys name each script. */
function manifestOf(chunks: Readonly<Record<string, Written>>) {
  const later = new Set(Object.values(chunks).flatMap((chunk) => chunk.later ?? []));
  return Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [
      key,
      {
        file: `assets/${key}.js`,
        imports: chunk.imports ?? [],
        dynamicImports: chunk.later ?? [],
        ...(later.has(key) && { isDynamicEntry: true }),
      },
    ]),
  );
}

const cart = 'src/app/routes/CartRoute.tsx';
const home = 'src/features/home/components/HomePage.tsx';
const step = 'src/features/registration/RegistrationStep.tsx';
const phone = 'form-engine/src/questions/phone/MaskedPhoneInput.tsx';
const likely = 'form-engine/src/questions/phone/isLikelyPhone.ts';
const manifest = manifestOf({
  'index.html': { imports: ['react'], later: [cart, home] },
  react: { imports: ['index.html'] },
  lines: { imports: ['react'] },
  engine: { later: [phone] },
  [cart]: { imports: ['index.html', 'lines'], later: [step] },
  [home]: { imports: ['react'] },
  [step]: { imports: ['engine', 'lines', 'react'] },
  [phone]: { imports: ['lines'], later: [likely] },
  [likely]: {},
});

const bytes: Readonly<Record<string, number>> = {
  ...{ 'index.html': 100_000, react: 10_000, lines: 1_000, engine: 500 },
  ...{ [cart]: 200, [home]: 50, [step]: 7, [phone]: 3, [likely]: 2 },
};

test('screenSizes adds all imports of a lazy-loaded screen, without what was loaded before', () => {
  const sizes = screenSizes(manifest, (name) => bytes[name.replace(/^assets\/|\.js$/g, '')] ?? Number.NaN);
  expect(sizes).toEqual([
    { module: cart, bytes: 1_200, hasForm: false },
    { module: home, bytes: 50, hasForm: false },
    { module: step, bytes: 1_507, hasForm: true },
    { module: phone, bytes: 1_003, hasForm: false },
    { module: likely, bytes: 2, hasForm: false },
  ]);
});

test('screenSizes fails on a manifest that names an unknown chunk', () => {
  const broken = manifestOf({ 'index.html': { imports: ['gone'] } });
  expect(() => screenSizes(broken, () => 0)).toThrow('gone is no chunk of the built portal');
});

test.each([
  [42_000, false, false],
  [42_001, false, true],
  [42_001, true, false],
  [135_501, true, true],
])('isOverLimit of %i bytes, with a form %s, is %s', (size, hasForm, isOver) => {
  expect(isOverLimit({ module: home, bytes: size, hasForm })).toBe(isOver);
});

test('isOverLimit refuses the form engine in the screen that draws its heading before the engine', () => {
  const module = 'src/features/registration/components/RegistrationStep.tsx';
  expect(isOverLimit({ module, bytes: 42_000, hasForm: false })).toBe(false);
  expect(isOverLimit({ module, bytes: 124_000, hasForm: true })).toBe(true);
});
