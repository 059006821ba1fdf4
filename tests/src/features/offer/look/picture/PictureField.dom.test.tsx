import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '#src/api/apiFailure.ts';
import type { PictureStore, PictureValue } from '#src/features/offer/look/picture/offerPictures.ts';
import { PictureField } from '#src/features/offer/look/picture/PictureField.tsx';
import type { PictureShape } from '#src/features/offer/look/picture/pictureShapes.ts';

afterEach(() => vi.restoreAllMocks());

/** A picture whose left half is red and whose right half is blue. */
async function twoColors(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (const [color, from] of [
    ['#ff0000', 0],
    ['#0000ff', width / 2],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(from, 0, width / 2, height);
  }
  return new File([await canvas.convertToBlob({ type })], 'foto.png', { type });
}

/** Keeps what is sent in the page, as the server keeps it on its disk. */
function openStore(send?: PictureStore['send']) {
  const kept: File[] = [];
  const store: PictureStore = {
    send:
      send ??
      (async (file, { onProgress }) => {
        onProgress(1);
        kept.push(file);
        return String(kept.length);
      }),
    addressOf: (name) => URL.createObjectURL(kept[Number(name) - 1] ?? new Blob()),
  };
  return { store, kept };
}

async function open(
  shape: PictureShape,
  { send, value }: { send?: PictureStore['send']; value?: PictureValue } = {},
) {
  const { store, kept } = openStore(send);
  const values: (PictureValue | null)[] = [];
  function Holder() {
    const [now, setNow] = useState<PictureValue | null | undefined>(value);
    return (
      <PictureField
        label="Foto bij de cursus"
        shape={shape}
        store={store}
        value={now}
        onChange={(next) => {
          values.push(next);
          setNow(next);
        }}
      />
    );
  }
  await render(<Holder />);
  return { kept, values };
}

const field = page.getByRole('group', { name: 'Foto bij de cursus' });
const input = () => field.element().querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
const dialog = page.getByRole('dialog');
const use = dialog.getByRole('button', { name: 'Gebruik dit deel' });
const area = dialog.getByRole('group', { name: 'Het deel van de foto dat te zien is' });

/** The size of a kept picture, and the colour in the middle of its left and right edge: r or b, or – where it is transparent. */
async function seen(file: File | undefined) {
  const picture = await createImageBitmap(file ?? new Blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(picture, 0, 0);
  const colorAt = (x: number) => {
    const [red = 0, , blue = 0, alpha = 0] = context.getImageData(x, picture.height / 2, 1, 1).data;
    if (alpha < 128) return '–';
    return red > blue ? 'r' : 'b';
  };
  return [picture.width, picture.height, colorAt(3) + colorAt(picture.width - 4)];
}

test('PictureField crops a photo to the shape of its place, and asks what it shows', async () => {
  const { kept, values } = await open('course');
  await userEvent.upload(input(), await twoColors(1200, 1200));
  await expect.element(area).toBeVisible();
  await userEvent.click(use);
  const text = field.getByRole('textbox', { name: 'Wat is er te zien?' });
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  expect(kept.map(({ type }) => type)).toEqual(['image/jpeg']);
  expect(await seen(kept[0])).toEqual([1200, 675, 'rb']);
  await userEvent.fill(text, 'Drie kleuters');
  await expect.element(text).not.toHaveAttribute('aria-invalid');
  expect(values.at(-1)).toEqual({ file: '1', alt: 'Drie kleuters' });
});

test('PictureField crops by the keyboard: the slider zooms, and the arrows move the photo', async () => {
  const { kept } = await open('product');
  await userEvent.upload(input(), await twoColors(1000, 1000));
  await expect.element(area).toBeVisible();
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  zoom.element().focus();
  await userEvent.keyboard('{End}');
  area.element().focus();
  // To the right, so that the red half comes into view.
  await userEvent.keyboard('{ArrowRight>60/}');
  await userEvent.click(use);
  await expect.poll(() => kept.length).toBe(1);
  const [width, height, colors] = await seen(kept[0]);
  expect([width, height]).toEqual([200, 200]);
  expect(colors).toBe('rr');
});

test('PictureField keeps a wide logo whole in its circle, with nothing around it', async () => {
  const { kept, values } = await open('logo');
  await userEvent.upload(input(), await twoColors(800, 200));
  await expect.element(area).toBeVisible();
  await userEvent.click(use);
  await expect.poll(() => values.length).toBe(1);
  expect(kept[0]?.type).toBe('image/png');
  const picture = await createImageBitmap(kept[0] ?? new Blob());
  expect(picture.width).toBe(picture.height);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
  expect([alphaAt(3, 3), alphaAt(picture.width / 2, picture.height / 2)]).toEqual([0, 255]);
  await expect.element(field.getByRole('textbox')).not.toBeInTheDocument();
});

test('PictureField draws an SVG in the browser', async () => {
  const { kept } = await open('product');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#f00"/></svg>';
  await userEvent.upload(input(), new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
  await userEvent.click(use);
  await expect.poll(() => kept.length).toBe(1);
  expect(await seen(kept[0])).toEqual([300, 300, 'rr']);
});

test('PictureField lets the server make a picture of a photo that the browser can’t read', async () => {
  const made = await twoColors(1000, 1000);
  const sent: string[] = [];
  const addresses = URL.createObjectURL(made);
  const values: (PictureValue | null)[] = [];
  await render(
    <PictureField
      label="Foto bij de cursus"
      shape="product"
      store={{
        send: async (file) => {
          sent.push(file.name);
          return String(sent.length);
        },
        addressOf: () => addresses,
      }}
      value={undefined}
      onChange={(next) => values.push(next)}
    />,
  );
  await userEvent.upload(
    input(),
    new File(['geen foto voor Chromium'], 'IMG_1.HEIC', { type: 'image/heic' }),
  );
  await userEvent.click(use);
  await expect.poll(() => values).toEqual([{ file: '2', alt: '' }]);
  expect(sent).toEqual(['IMG_1.HEIC', 'foto.jpg']);
});

test('PictureField crops a kept picture again, and says where it can’t be opened any more', async () => {
  const { kept, values } = await open('product');
  await userEvent.upload(input(), await twoColors(600, 600));
  await userEvent.click(use);
  await userEvent.click(field.getByRole('button', { name: 'Snij opnieuw bij' }));
  await userEvent.click(use);
  await expect.poll(() => values.map((value) => value?.file)).toEqual(['1', '2']);
  kept.length = 0;
  await userEvent.click(field.getByRole('button', { name: 'Snij opnieuw bij' }));
  await expect.element(field.getByRole('alert')).toMatchTextContent(/^We kunnen deze foto niet lezen\./);
});

test('PictureField refuses what is no photo, and sends nothing', async () => {
  const { kept } = await open('course');
  await userEvent.upload(input(), new File(['%PDF-1.7'], 'folder.pdf', { type: 'application/pdf' }));
  await expect.element(field.getByRole('alert')).toMatchTextContent(/^Dit is geen foto\./);
  expect(kept).toEqual([]);
});

test('PictureField keeps the chosen part after a failed upload, and sends it again', async () => {
  let fails = true;
  const sent: File[] = [];
  const { values } = await open('product', {
    send: async (file) => {
      sent.push(file);
      if (fails) throw new ApiFailure({ kind: 'offline' });
      return '5';
    },
  });
  await userEvent.upload(input(), await twoColors(600, 600));
  await userEvent.click(use);
  await expect.element(field.getByRole('alert')).toMatchTextContent(/^Je hebt geen internet\./);
  fails = false;
  await userEvent.click(field.getByRole('button', { name: 'Opnieuw proberen' }));
  await expect.poll(() => values).toEqual([{ file: '5', alt: '' }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('PictureField shows the progress of an upload, and stops it', async () => {
  let aborted = false;
  const { values } = await open('product', {
    value: { file: '1', alt: 'Een trui' },
    send: (_, { signal, onProgress }) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      });
    },
  });
  await userEvent.upload(input(), await twoColors(600, 600));
  await userEvent.click(use);
  await expect.element(field.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  // The text of the picture before: what is typed now would get lost.
  await expect.element(field.getByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(field.getByRole('button', { name: 'Annuleren' }));
  await expect.element(field.getByRole('progressbar')).not.toBeInTheDocument();
  expect([aborted, values]).toEqual([true, []]);
});

test('PictureField says that a new photo needs a connection, and still changes the text', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { values } = await open('course', { value: { file: '1', alt: 'Een zaal' } });
  const choose = field.getByRole('button', { name: 'Kies een andere foto' });
  await expect.element(choose).toBeDisabled();
  await expect.element(choose).toHaveAccessibleDescription(/Je hebt geen internet/);
  await userEvent.fill(field.getByRole('textbox', { name: 'Wat is er te zien?' }), 'De zaal');
  expect(values.at(-1)).toEqual({ file: '1', alt: 'De zaal' });
  await userEvent.click(field.getByRole('button', { name: 'Verwijder de foto' }));
  expect(values.at(-1)).toBeNull();
});
