import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { fakeUploads, instantUploads, someFile } from '../../questions/file/fakeUploads.ts';
import { ports } from '../exampleForm.tsx';

const sections = [
  {
    title: 'Kamp',
    fields: [
      {
        qid: 'kids',
        nid: 0,
        type: 'group',
        question: 'Wie?',
        config: { repeat: { label: 'Kind' } },
        fields: [{ qid: 'attest', nid: 0, type: 'file', question: 'Attest', required: 1 }],
      },
    ],
  },
];
const form = compileForm(sections);

const submit = () => page.getByRole('button', { name: 'Versturen', exact: true });
const kid = (number: number) => page.getByRole('group', { name: `Kind ${number}`, exact: true });
const add = () => userEvent.click(page.getByRole('button', { name: 'Kind toevoegen' }));
const chooseIn = (number: number, file: File) =>
  userEvent.upload(kid(number).getByLabelText('Kies bestanden'), file);
const props = (uploads: ReturnType<typeof fakeUploads>['uploads']) => ({
  form,
  ports: { ...ports, uploads },
});

test('uploads of rows: each file is the answer of its own row, wherever the row moves meanwhile', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm {...props(uploads)} onSubmit={onSubmit} />);
  await add();
  await add();
  await chooseIn(1, someFile('a.pdf'));
  await chooseIn(2, someFile('b.pdf'));
  await userEvent.click(page.getByRole('button', { name: 'Verplaats Kind 2 naar boven' }));
  await userEvent.click(submit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(call('a.pdf').target).toMatchObject({ qid: 'attest', nid: 0, groups: [{ qid: 'kids', nid: 0 }] });
  call('a.pdf').arrive();
  call('b.pdf').arrive();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const rows = [{ attest_0: 'stored/b.pdf' }, { attest_0: 'stored/a.pdf' }];
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qids: { kids_0: rows } }));
});

test('uploads of rows: a removed row ends its upload, and one that comes back sends it again', async () => {
  const { uploads, calls } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm {...props(uploads)} onSubmit={onSubmit} />);
  await add();
  await chooseIn(1, someFile('a.pdf'));
  await expect.poll(() => calls.length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Kind 1' }));
  expect(calls[0]?.signal.aborted).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Zet Kind 1 terug' }));
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.arrive();
  await userEvent.click(submit());
  const rows = [{ attest_0: 'stored/a.pdf' }];
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qids: { kids_0: rows } }));
});

test('uploads of rows: a removed row holds up no submit, and a refused file does in its row', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm {...props(instantUploads)} onSubmit={onSubmit} />);
  await add();
  await chooseIn(1, someFile('leeg.pdf', { size: 0 }));
  await userEvent.click(submit());
  await expect
    .element(page.getByRole('link', { name: /^Kind 1 – Attest: Niet alle bestanden/ }))
    .toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Kind 1' }));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('uploads of rows: a draft that arrives during an upload leaves the row alone', async () => {
  const { uploads, call } = fakeUploads();
  const loading = Promise.withResolvers<Answers | undefined>();
  const drafts = { load: () => loading.promise, save: async () => {}, remove: async () => {} };
  const onSubmit = vi.fn(async () => {});
  const withDrafts = { ...ports, uploads, drafts };
  await render(<RegistrationForm form={form} ports={withDrafts} draftKey="an" onSubmit={onSubmit} />);
  await add();
  await chooseIn(1, someFile('a.pdf'));
  await expect.element(kid(1).getByRole('progressbar')).toBeVisible();
  loading.resolve({ kids_0: [{}, {}, {}] });
  await expect.poll(() => page.getByRole('group', { name: /^Kind \d$/ }).elements().length).toBe(1);
  call('a.pdf').arrive();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const rows = [{ attest_0: 'stored/a.pdf' }];
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qids: { kids_0: rows } }));
});

test('uploads of rows: a file ends in its row when the host replaces the form meanwhile', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  const { rerender } = await render(<RegistrationForm {...props(uploads)} onSubmit={onSubmit} />);
  await add();
  await add();
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Kind 1' }));
  await add();
  await chooseIn(1, someFile('a.pdf'));
  await chooseIn(2, someFile('b.pdf'));
  await rerender(<RegistrationForm {...props(uploads)} form={compileForm(sections)} onSubmit={onSubmit} />);
  call('b.pdf').arrive();
  call('a.pdf').arrive();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const rows = [{ attest_0: 'stored/a.pdf' }, { attest_0: 'stored/b.pdf' }];
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qids: { kids_0: rows } }));
});

test('uploads of rows: a file in a group of a group names both groups, and is the answer of its inner row', async () => {
  const { uploads, call } = fakeUploads();
  const attest = { qid: 'attest', nid: 0, type: 'file', question: 'Attest' };
  const pets = { qid: 'pets', nid: 0, type: 'group', question: 'Dieren', fields: [attest] };
  const nested = compileForm([
    {
      title: 'Kamp',
      fields: [
        {
          ...{ qid: 'kids', nid: 7, type: 'group', question: 'Wie?', fields: [pets] },
          answer: [{ pets_0: [{}, {}] }],
        },
      ],
    },
  ]);
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm form={nested} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await userEvent.upload(page.getByLabelText('Kies bestanden').nth(1), someFile('a.pdf'));
  await expect
    .poll(() => call('a.pdf').target)
    .toMatchObject({
      ...{ qid: 'attest', nid: 0 },
      groups: [
        { qid: 'kids', nid: 7 },
        { qid: 'pets', nid: 0 },
      ],
    });
  call('a.pdf').arrive();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const rows = [{ pets_0: [{ attest_0: '' }, { attest_0: 'stored/a.pdf' }] }];
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qids: { kids_7: rows } }));
});

test('uploads of rows: a refused file names its group to the host, and a failed one in a removed row no longer does', async () => {
  const { uploads, call } = fakeUploads();
  const onFileRefused = vi.fn();
  const handle: { current: RegistrationFormHandle | null } = { current: null };
  await render(
    <RegistrationForm
      {...props(uploads)}
      uploads="manual"
      ref={handle}
      onFileRefused={onFileRefused}
      onSubmit={async () => {}}
    />,
  );
  await add();
  await chooseIn(1, someFile('leeg.pdf', { size: 0 }));
  expect(onFileRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: 'kids_0', fault: 'empty' }),
  );
  await chooseIn(1, someFile('a.pdf'));
  const sent = handle.current?.processUploads('keer-1');
  await expect.poll(() => call('a.pdf').target.submission).toBe('keer-1');
  call('a.pdf').fail({ retryable: false, message: 'Kapot.' });
  expect(await sent).toMatchObject([{ key: 'kids_0', message: 'Kapot.' }]);
  await userEvent.click(page.getByRole('button', { name: 'Verwijder Kind 1' }));
  expect(await handle.current?.processUploads('keer-1')).toEqual([]);
});
