import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standInControl } from '#form-engine/src/questions/controls/stand-in/standInControl.tsx';
import { MaskedNationalNumberInput } from '#form-engine/src/questions/national-number/MaskedNationalNumberInput.tsx';
import { PlainNationalNumberInput } from '#form-engine/src/questions/national-number/PlainNationalNumberInput.tsx';
import { PagedCombobox } from '#form-engine/src/questions/paged-select/PagedCombobox.tsx';
import { PlainCombobox } from '#form-engine/src/questions/paged-select/PlainCombobox.tsx';
import { MaskedPhoneInput } from '#form-engine/src/questions/phone/MaskedPhoneInput.tsx';
import { PlainPhoneInput } from '#form-engine/src/questions/phone/PlainPhoneInput.tsx';
import { compose, composing } from '#tests/form-engine/support/compose.ts';
import { choicesOf, townNames } from '../../paged-select/choicesFor.tsx';

/** A control whose code arrives when the test says so. */
function heldBack<Props extends object>(Control: ComponentType<Props>, StandIn: ComponentType<Props>) {
  const code = Promise.withResolvers<ComponentType<Props>>();
  const load = vi.fn(() => code.promise);
  return { Held: standInControl(load, StandIn), load, release: () => code.resolve(Control) };
}

interface TextProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

function WithState({ Held, first = '' }: { Held: ComponentType<TextProps>; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="answer">Antwoord</label>
      <Held id="answer" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button">Verder</button>
    </>
  );
}

const input = () => {
  const element = document.getElementById('answer');
  if (!(element instanceof HTMLInputElement)) throw new Error('the answer must be an input');
  return element;
};
const stored = () => document.querySelector('output')?.textContent;

/** Releases the code, and waits until the control is another element. */
async function takeOver(release: () => void): Promise<void> {
  const before = input();
  release();
  await expect.poll(() => input() === before).toBe(false);
}

test('standInControl keeps a typed phone number, its caret and the focus when the control takes over', async () => {
  const { Held, load, release } = heldBack(MaskedPhoneInput, PlainPhoneInput);
  await render(<WithState Held={Held} />);
  await userEvent.type(input(), '0470123456');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(stored()).toBe('+32 470123456');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await takeOver(release);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('0470 12 34 56');
  await userEvent.keyboard('9');
  expect(input().value).toBe('0470 12 34 956');
  expect(stored()).toBe('+32 4701234956');
});

test('standInControl leaves the stand-in while an input method composes in it', async () => {
  const { Held, load, release } = heldBack(MaskedPhoneInput, PlainPhoneInput);
  await render(<WithState Held={Held} />);
  await userEvent.click(input());
  await expect.poll(() => load.mock.calls.length).toBe(1);
  const before = input();
  await composing('0470');
  release();
  await composing('047012', '04701234');
  expect(input()).toBe(before);
  await compose('0470123456');
  await expect.poll(() => input() === before).toBe(false);
  expect(input().value).toBe('0470 12 34 56');
  expect(stored()).toBe('+32 470123456');
});

test('standInControl groups a national number that was typed before its mask, and takes the next digit', async () => {
  const { Held, release } = heldBack(MaskedNationalNumberInput, PlainNationalNumberInput);
  await render(<WithState Held={Held} />);
  await userEvent.type(input(), '9305182');
  await takeOver(release);
  await userEvent.keyboard('2');
  expect(input().value).toBe('93.05.18-22');
  expect(stored()).toBe('93051822');
});

test('standInControl keeps a stored answer without the focus, and changes nothing', async () => {
  const { Held, load, release } = heldBack(MaskedPhoneInput, PlainPhoneInput);
  await render(<WithState Held={Held} first="+32 470123456" />);
  expect(input().value).toBe('470123456');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Verder' }));
  await takeOver(release);
  expect(input().value).toBe('470 12 34 56');
  expect(stored()).toBe('+32 470123456');
  expect(document.activeElement).not.toBe(input());
});

function HeldList({ Held }: { Held: ComponentType<TextProps & { options: ReturnType<typeof choicesOf> }> }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="answer">Antwoord</label>
      <Held id="answer" value={value} onChange={setValue} options={options} />
      <output>{value}</output>
      <button type="button">Verder</button>
    </>
  );
}

const options = choicesOf(townNames);

test('standInControl searches in a list for what was typed before the list was there', async () => {
  const { Held, release } = heldBack(PagedCombobox, PlainCombobox);
  await render(<HeldList Held={Held} />);
  const last = options.at(-1);
  if (!last) throw new Error('the list must have options');
  await userEvent.type(input(), last.label);
  expect(stored()).toBe('');
  await takeOver(release);
  expect(document.activeElement).toBe(input());
  await userEvent.click(page.getByRole('option', { name: last.label, exact: true }));
  expect(stored()).toBe(last.value);
});

test('standInControl opens a list whose box was pressed before the list was there', async () => {
  const { Held, release } = heldBack(PagedCombobox, PlainCombobox);
  await render(<HeldList Held={Held} />);
  await userEvent.click(input());
  await takeOver(release);
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('standInControl takes a complete label as the choice when the box is left before the list is there', async () => {
  const { Held, release } = heldBack(PagedCombobox, PlainCombobox);
  await render(<HeldList Held={Held} />);
  const [first] = options;
  if (!first) throw new Error('the list must have options');
  await userEvent.type(input(), ` ${first.label.toUpperCase()}`);
  await userEvent.click(page.getByRole('button', { name: 'Verder' }));
  expect(stored()).toBe(first.value);
  await takeOver(release);
  expect(input().value).toBe(first.label);
});

test('standInControl has the size of its control', async () => {
  for (const [Control, StandIn] of [
    [MaskedPhoneInput, PlainPhoneInput],
    [MaskedNationalNumberInput, PlainNationalNumberInput],
  ] as const) {
    const { Held, release } = heldBack(Control, StandIn);
    const { container, unmount } = await render(
      <div className="cf-form">
        <div className="cf-field">
          <Held id="answer" value="" onChange={() => {}} />
        </div>
      </div>,
    );
    const box = () => {
      const { width, height, left } = input().getBoundingClientRect();
      return { width, height, left, form: container.getBoundingClientRect().height };
    };
    const before = box();
    await userEvent.click(input());
    await takeOver(release);
    expect(box()).toEqual(before);
    await unmount();
  }
});
