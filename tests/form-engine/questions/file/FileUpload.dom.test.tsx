import { createRef, type Ref, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileUpload } from '#form-engine/src/questions/file/FileUpload.tsx';
import type { FileUploadHandle, FileUploadProps } from '#form-engine/src/questions/file/fileUploadProps.tsx';
import { choose, drop, fakeUploads, instantUploads, someFile } from './fakeUploads.ts';

type HeldProps = Partial<Omit<FileUploadProps, 'onChange'>> & {
  readonly onValue?: (value: readonly string[]) => void;
  readonly handle?: Ref<FileUploadHandle>;
};

function Held({ value: initial = [], onValue, handle, ...props }: HeldProps) {
  const [value, setValue] = useState(initial);
  return (
    <fieldset>
      <legend>Attest</legend>
      <FileUpload
        id="files"
        {...props}
        ref={handle ?? null}
        value={value}
        onChange={(paths) => {
          setValue(paths);
          onValue?.(paths);
        }}
      />
    </fieldset>
  );
}

const eightMegabytes = 8 * 1024 * 1024;
const group = () => page.getByRole('group', { name: 'Attest' });
const input = () => page.getByLabelText(/^Kies/);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const told = (news: string) => page.getByRole('status').getByText(news, { exact: true });
const names = () => [...document.querySelectorAll('.cf-file-name')].map(({ textContent }) => textContent);

test('FileUpload shows and announces the progress of a file, and then gives its path', async () => {
  const { uploads, call } = fakeUploads();
  const onValue = vi.fn();
  await render(<Held uploads={uploads} onValue={onValue} qid="attest" nid={7} />);
  await choose('Attest', someFile('zwembrevet.pdf', { size: 2.4 * 1024 * 1024 }));
  await expect.element(told('zwembrevet.pdf is gekozen')).toBeInTheDocument();
  const bar = page.getByRole('progressbar', { name: 'zwembrevet.pdf wordt verstuurd' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
  call('zwembrevet.pdf').target.onProgress(0.42);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  await expect.element(page.getByText('2,4 MB')).toBeVisible();
  expect(call('zwembrevet.pdf').target).toMatchObject({ qid: 'attest', nid: 7 });
  call('zwembrevet.pdf').arrive('x/3f2a.pdf');
  await expect.element(told('zwembrevet.pdf is toegevoegd')).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['x/3f2a.pdf']);
});

test('FileUpload sends two files at once and keeps the order of choosing', async () => {
  const { uploads, sent, call } = fakeUploads();
  const onValue = vi.fn();
  await render(<Held uploads={uploads} onValue={onValue} value={['x/eerder.pdf']} />);
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'), someFile('c.pdf'));
  await expect.element(page.getByText('Wacht op zijn beurt')).toBeVisible();
  expect(sent()).toEqual(['a.pdf', 'b.pdf']);
  call('b.pdf').arrive();
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  call('c.pdf').arrive();
  call('a.pdf').arrive();
  await expect
    .poll(() => onValue.mock.lastCall)
    .toEqual([['x/eerder.pdf', 'stored/a.pdf', 'stored/b.pdf', 'stored/c.pdf']]);
  expect(names()).toEqual(['eerder.pdf', 'a.pdf', 'b.pdf', 'c.pdf']);
});

test('row 31: FileUpload accepts exactly 8 MB and refuses one byte more; other files are not affected', async () => {
  const onValue = vi.fn();
  await render(<Held uploads={instantUploads} onValue={onValue} />);
  await expect.element(input()).toBeInTheDocument();
  drop(
    group().element(),
    someFile('past.pdf', { size: eightMegabytes }),
    someFile('groot.pdf', { size: eightMegabytes + 1 }),
    someFile('klein.pdf'),
  );
  await expect.element(page.getByText('Bestand is te groot, 8,1/8MB')).toBeVisible();
  await expect.poll(() => onValue.mock.lastCall).toEqual([['stored/past.pdf', 'stored/klein.pdf']]);
  await expect.element(told('groot.pdf: Bestand is te groot, 8,1/8MB')).toBeInTheDocument();
});

test('row 31: FileUpload refuses dropped files that are not allowed, each with a reason', async () => {
  const { uploads, sent } = fakeUploads();
  await render(<Held uploads={uploads} />);
  await expect.element(input()).toBeInTheDocument();
  drop(
    group().element(),
    someFile('pagina.pdf', { type: 'text/html' }),
    someFile('logo.png', { type: 'image/svg+xml' }),
    someFile('macro.docm', { type: 'application/zip' }),
    someFile('leeg.pdf', { size: 0 }),
    someFile('goed.pdf'),
  );
  await expect.element(page.getByText('Dit is een leeg bestand')).toBeVisible();
  await expect.element(page.getByText(/^Dit soort bestand aanvaarden we niet/)).toHaveLength(3);
  await expect.poll(sent).toEqual(['goed.pdf']);
  expect(names()).toEqual(['pagina.pdf', 'logo.png', 'macro.docm', 'leeg.pdf', 'goed.pdf']);
});

test('FileUpload for images accepts the photo types of phones and no documents', async () => {
  const { uploads, sent } = fakeUploads();
  await render(<Held uploads={uploads} sort="image" />);
  await expect.element(input()).toHaveAttribute('accept', 'image/*,.heic,.heif');
  drop(group().element(), someFile('IMG_0001.HEIC', { type: '' }), someFile('attest.pdf'));
  await expect.element(page.getByText(/^We kunnen deze foto niet lezen/)).toBeVisible();
  await expect.poll(sent).toEqual(['IMG_0001.HEIC']);
});

test('FileUpload refuses the sixth of at most five files, and accepts it after another one is removed', async () => {
  const onValue = vi.fn();
  await render(
    <Held
      uploads={instantUploads}
      max={5}
      value={['x/1.pdf', 'x/2.pdf', 'x/3.pdf', 'x/4.pdf']}
      onValue={onValue}
    />,
  );
  await choose('Attest', someFile('5.pdf'), someFile('6.pdf'));
  await expect.element(page.getByText('Maximum 5 bestanden', { exact: true })).toBeVisible();
  await expect.poll(() => onValue.mock.lastCall?.[0]).toHaveLength(5);
  await userEvent.click(button('Verwijderen 1.pdf'));
  await choose('Attest', someFile('6.pdf'));
  await expect
    .poll(() => onValue.mock.lastCall)
    .toEqual([['x/2.pdf', 'x/3.pdf', 'x/4.pdf', 'stored/5.pdf', 'stored/6.pdf']]);
  expect(page.getByText('Maximum 5 bestanden', { exact: true }).query()).toBeNull();
});

test('FileUpload for a single file offers one file, and says "bestand"', async () => {
  await render(<Held uploads={instantUploads} max={1} value={['x/1.pdf']} />);
  await expect.element(page.getByText('Kies een bestand')).toBeVisible();
  expect(input().element()).toHaveProperty('multiple', false);
  await choose('Attest', someFile('2.pdf'));
  await expect.element(page.getByText('Maximum 1 bestand', { exact: true })).toBeVisible();
});

test('FileUpload cancels a file that hangs, gives its slot to the next, and ignores a late answer', async () => {
  const { uploads, call, sent } = fakeUploads();
  const onValue = vi.fn();
  await render(<Held uploads={uploads} onValue={onValue} />);
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'), someFile('c.pdf'));
  await userEvent.click(button('Annuleren a.pdf'));
  await expect.element(button('Annuleren b.pdf')).toHaveFocus();
  await expect.element(told('a.pdf is verwijderd')).toBeInTheDocument();
  expect(call('a.pdf').signal.aborted).toBe(true);
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  call('a.pdf').arrive();
  call('b.pdf').arrive();
  await expect.poll(() => onValue.mock.lastCall).toEqual([['stored/b.pdf']]);
  expect(names()).toEqual(['b.pdf', 'c.pdf']);
});

test('FileUpload shows the message of the port for a refused file, and does not retry', async () => {
  const { uploads, call } = fakeUploads();
  await render(<Held uploads={uploads} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  call('a.pdf').fail({ retryable: false, message: 'In dit bestand zit een virus.' });
  await expect.element(page.getByRole('listitem').getByText('In dit bestand zit een virus.')).toBeVisible();
  await expect.element(told('a.pdf: In dit bestand zit een virus.')).toBeInTheDocument();
  expect(button(/^Opnieuw proberen/).query()).toBeNull();
});

test('FileUpload waits while offline, and continues when it is online again', async () => {
  const { uploads, call, sent } = fakeUploads();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await render(<Held uploads={uploads} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.poll(sent).toHaveLength(1);
  call('a.pdf').fail({ retryable: true, message: '' });
  await expect.element(page.getByText(/^Geen internet/)).toBeVisible();
  expect(sent()).toHaveLength(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(sent).toHaveLength(2);
});

test('FileUpload offers a retry when the automatic retries are used up', async () => {
  let isBroken = true;
  const send = vi.fn(async () => {
    if (isBroken) throw { retryable: true, message: 'De server antwoordt niet.' };
    return { path: 'x/a.pdf' };
  });
  const onValue = vi.fn();
  await render(<Held uploads={{ send }} onValue={onValue} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(button('Opnieuw proberen a.pdf')).toBeVisible();
  await expect.element(page.getByText('De server antwoordt niet.', { exact: true })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(5);
  isBroken = false;
  await userEvent.click(button('Opnieuw proberen a.pdf'));
  await expect.poll(() => onValue.mock.lastCall).toEqual([['x/a.pdf']]);
  await expect.element(button('Verwijderen a.pdf')).toHaveFocus();
});

test('FileUpload works by keyboard alone, from the input to each file, and never loses the focus', async () => {
  const onValue = vi.fn();
  await render(<Held uploads={instantUploads} value={['x/1.pdf', 'x/2.pdf']} onValue={onValue} />);
  await expect.element(input()).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  const opened = vi.fn((event: Event) => event.preventDefault());
  input().element().addEventListener('click', opened);
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect.element(button('Verwijderen 1.pdf')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Verwijderen 1.pdf')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input()).toHaveFocus();
  expect(onValue.mock.calls).toEqual([[['x/1.pdf']], [[]]]);
});

test('FileUpload calls onBlur when it loses the focus, but not for its dialog or during an upload', async () => {
  const { uploads } = fakeUploads();
  const onBlur = vi.fn();
  await render(
    <>
      <Held uploads={uploads} onBlur={onBlur} />
      <button type="button">Verder</button>
    </>,
  );
  await expect.element(input()).toBeInTheDocument();
  await userEvent.tab();
  // The browser fires this event when the focus of the whole window moves to a dialog.
  input()
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(button('Verder'));
  expect(onBlur).toHaveBeenCalledTimes(1);
  await choose('Attest', someFile('a.pdf'));
  await userEvent.click(button('Annuleren a.pdf'), { trial: true });
  input().element().focus();
  await userEvent.click(button('Verder'));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('row 9: FileUpload isolates file names, and removes direction marks from them', async () => {
  const { uploads, sent } = fakeUploads();
  await render(<Held uploads={uploads} value={['x/foto%E2%80%AEgpj.exe']} />);
  await choose('Attest', someFile('nota\u202efdp.pdf'));
  await expect.poll(names).toEqual(['fotogpj.exe', 'notafdp.pdf']);
  expect(document.querySelectorAll('bdi.cf-file-name')).toHaveLength(2);
  expect(sent()).toEqual(['notafdp.pdf']);
});

test('row 28: FileUpload shows a name with a ; and keeps the path of the server', async () => {
  const onValue = vi.fn();
  const uploads = { send: async () => ({ path: 'x/3f2a.pdf' }) };
  await render(<Held uploads={uploads} onValue={onValue} />);
  await choose('Attest', someFile('a;b.pdf'));
  await expect.poll(() => onValue.mock.lastCall).toEqual([['x/3f2a.pdf']]);
  expect(names()).toEqual(['a;b.pdf']);
});

test('row 29: FileUpload cleans the names of stored and chosen files', async () => {
  const { uploads, sent } = fakeUploads();
  await render(
    <Held uploads={uploads} value={['../../etc/passwd', 'x\\..\\win.ini', 'x/.htaccess', 'x/CON.pdf']} />,
  );
  await expect.poll(names).toEqual(['passwd', 'win.ini', 'bestand', 'bestand.pdf']);
  drop(group().element(), someFile('AUX.pdf'));
  await expect.poll(sent).toEqual(['bestand.pdf']);
});

test('row 15: FileUpload shows markup in a file name and in a message of the port as text', async () => {
  const { uploads, call } = fakeUploads();
  const markup = '<img src=x onerror=alert(1)>';
  await render(<Held uploads={uploads} value={[`x/${encodeURIComponent(markup)}.pdf`]} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  call('a.pdf').fail({ retryable: false, message: markup });
  await expect.element(page.getByText(markup, { exact: true })).toBeVisible();
  expect(names()[0]).toBe(`${markup}.pdf`);
  expect(document.querySelector('fieldset img')).toBeNull();
});

test('FileUpload shows a thumbnail of an image, and revokes its object URL', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const photo = new File([await canvas.convertToBlob()], 'foto.png', { type: 'image/png' });
  await render(<Held uploads={instantUploads} sort="image" />);
  await choose('Attest', photo, someFile('IMG_1.HEIC', { type: 'image/heic' }));
  await expect.poll(() => document.querySelectorAll('img.cf-thumbnail')).toHaveLength(1);
  await expect.element(page.getByText('HEIC', { exact: true })).toBeVisible();
  const address = made.mock.results[0]?.value;
  await userEvent.click(button('Verwijderen foto.png'));
  expect(revoked).toHaveBeenCalledWith(address);
});

test('FileUpload without a port says that files cannot be added, and keeps the stored ones', async () => {
  await render(<Held value={['x/1.pdf']} />);
  await expect.element(page.getByText('Je kan hier geen bestanden toevoegen.')).toBeVisible();
  expect(names()).toEqual(['1.pdf']);
  expect(button(/^Verwijderen/).query()).toBeNull();
  expect(input().query()).toBeNull();
});

test.each([{ readOnly: true }, { disabled: true }])('FileUpload changes nothing when %o', async (state) => {
  const { uploads, sent } = fakeUploads();
  await render(<Held uploads={uploads} value={['x/1.pdf']} {...state} />);
  await expect.poll(names).toEqual(['1.pdf']);
  expect(button(/^Verwijderen/).query()).toBeNull();
  drop(group().element(), someFile('a.pdf'));
  await expect.poll(names).toEqual(['1.pdf']);
  expect(sent()).toEqual([]);
});

test('FileUpload follows a value that the host changes', async () => {
  const { uploads } = fakeUploads();
  const control = (value: readonly string[]) => (
    <FileUpload id="files" uploads={uploads} value={value} onChange={() => {}} />
  );
  const screen = await render(control(['x/1.pdf']));
  await expect.poll(names).toEqual(['1.pdf']);
  await screen.rerender(control(['x/2.pdf', 'x/3.pdf']));
  await expect.poll(names).toEqual(['2.pdf', '3.pdf']);
});

test('FileUpload in manual mode waits for processUploads', async () => {
  const { uploads, call, sent } = fakeUploads();
  const handle = createRef<FileUploadHandle>();
  await render(<Held uploads={uploads} mode="manual" handle={handle} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByText('Wordt samen met het formulier verstuurd')).toBeVisible();
  expect(sent()).toEqual([]);
  const processed = handle.current?.processUploads('inschrijving-7');
  await expect.poll(sent).toEqual(['a.pdf']);
  expect(call('a.pdf').target.submission).toBe('inschrijving-7');
  call('a.pdf').arrive();
  expect(await processed).toEqual([]);
});

test('FileUpload aborts pending uploads when it unmounts', async () => {
  const { uploads, call } = fakeUploads();
  const screen = await render(<Held uploads={uploads} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await screen.unmount();
  expect(call('a.pdf').signal.aborted).toBe(true);
});
