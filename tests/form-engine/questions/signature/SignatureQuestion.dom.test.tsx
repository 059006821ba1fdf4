import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm, ports } from '../../registration/exampleForm.tsx';
import { fakeUploads, instantUploads } from '../file/fakeUploads.ts';

const question = { type: 'signature', question: 'Handtekening van een ouder' };
const name = () => page.getByLabelText('Of typ je naam');
const pad = () => page.getByRole('img', { name: /^(Getekend|Niet ingevuld)$/ });
const button = (text: string) => page.getByRole('button', { name: text });
const drawn = () => document.querySelectorAll('.cf-signature-pad > path:not(.cf-signature-line)').length;

/** Draws one line on the pad, with a mouse. Places are parts of its width and height. */
async function draw(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const { width, height } = pad().element().getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({ x: x * width, y: y * height });
  await userEvent.dragAndDrop(pad(), pad(), { sourcePosition: at(from), targetPosition: at(to) });
}

/** The share of dark pixels of a picture, and its size. */
async function inkOf(file: File) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('a browser draws in two dimensions');
  paper.drawImage(picture, 0, 0);
  const { data } = paper.getImageData(0, 0, picture.width, picture.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return { size: [picture.width, picture.height], dark, corner: [...data.slice(0, 4)] };
}

test('lines are sent as one black and white picture, by the press of the submit button', async () => {
  const { uploads, calls } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm
      sections={one({ ...question, required: 1 })}
      ports={{ ...ports, uploads }}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(pad()).toBeVisible();
  await draw([0.1, 0.5], [0.4, 0.3]);
  await draw([0.5, 0.5], [0.9, 0.6]);
  await expect.poll(drawn).toBe(2);
  expect(calls).toEqual([]);
  await userEvent.click(submit());
  await expect.poll(() => calls.length).toBe(1);
  const [{ file, arrive } = {}] = calls;
  if (!file) throw new Error('nothing was sent');
  expect([file.name, file.type]).toEqual(['handtekening.png', 'image/png']);
  const ink = await inkOf(file);
  expect(ink.size).toEqual([600, 200]);
  expect(ink.corner).toEqual([255, 255, 255, 255]);
  expect(ink.dark).toBeGreaterThan(500);
  arrive?.('x/1.png');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'x/1.png' } }));
});

test('a typed name is drawn as a picture, and takes the place of lines', async () => {
  const { uploads, calls } = fakeUploads();
  await render(<ExampleForm sections={one(question)} ports={{ ...ports, uploads }} />);
  await expect.element(pad()).toBeVisible();
  await draw([0.1, 0.5], [0.4, 0.3]);
  await userEvent.fill(name(), 'An Peeters');
  await expect.poll(drawn).toBe(0);
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => calls.length).toBe(1);
  const [{ file } = {}] = calls;
  if (!file) throw new Error('nothing was sent');
  expect((await inkOf(file)).dark).toBeGreaterThan(200);
});

test('the last line is taken away, and then the whole signature', async () => {
  await render(<ExampleForm sections={one(question)} ports={{ ...ports, uploads: instantUploads }} />);
  await expect.element(pad()).toBeVisible();
  await draw([0.1, 0.5], [0.4, 0.3]);
  await draw([0.5, 0.5], [0.9, 0.6]);
  await userEvent.click(button('Laatste lijn weg'));
  await expect.poll(drawn).toBe(1);
  await expect.element(button('Laatste lijn weg')).not.toBeInTheDocument();
  await userEvent.click(button('Wis handtekening'));
  await expect.poll(drawn).toBe(0);
  await expect.element(name()).toHaveFocus();
  await expect.element(button('Wis handtekening')).not.toBeInTheDocument();
});

test('a stored signature is said in words, and makes place for a new one', async () => {
  await render(
    <ExampleForm
      sections={one({ ...question, answer: 'x/handtekening.png' })}
      ports={{ ...ports, uploads: instantUploads }}
    />,
  );
  await expect.element(page.getByText('Getekend')).toBeVisible();
  await userEvent.click(button('Wis handtekening'));
  await expect.element(pad()).toBeVisible();
});

test('a missing signature leads to the field for a name', async () => {
  await render(
    <ExampleForm
      sections={one({ ...question, required: 1 })}
      ports={{ ...ports, uploads: instantUploads }}
    />,
  );
  await userEvent.click(submit());
  await expect.element(name()).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: question.question }))
    .toHaveAccessibleDescription('Zet je handtekening');
});
