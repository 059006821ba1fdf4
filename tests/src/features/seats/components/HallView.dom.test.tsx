import { MemoryRouter } from 'react-router';
import { expect, type Mock, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import type { HallSeat } from '#src/features/hall/view/hall.ts';
import { HallView } from '#src/features/seats/components/HallView.tsx';
import { withHeld } from '#src/features/seats/view/ownPlaces.ts';
import { reservation, smallHall } from '../plans.ts';

/** The hall with one own place: row A, seat 2. */
const hall = () => withHeld(smallHall(), { held: [{ tariff: 11, nid: 102, quantity: 1 }], reservation });

interface Shown {
  readonly plan?: SeatPlan;
  readonly asList?: boolean;
  readonly onPress?: Mock<(seat: HallSeat) => void>;
}

function renderHall({ plan = hall(), asList = false, onPress = vi.fn() }: Shown = {}) {
  return render(
    <MemoryRouter initialEntries={[asList ? '/?weergave=lijst' : '/']}>
      <HallView plan={plan} price={1600} busy={new Set()} onPress={onPress} />
    </MemoryRouter>,
  );
}

const seat = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const drawing = () => {
  const svg = document.querySelector('[role="grid"]')?.closest('svg');
  if (!svg?.parentElement) throw new Error('The hall is not drawn');
  return { svg, frame: svg.parentElement };
};
const width = () => drawing().svg.getBoundingClientRect().width;

async function shrink(times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1)
    await userEvent.click(page.getByRole('button', { name: 'Uitzoomen' }));
}

test('HallPlan has one tab stop, and arrow keys move to the nearest seat, also in another part of the hall', async () => {
  const onPress = vi.fn();
  await renderHall({ onPress });
  const stops = [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'Rij A, stoel 1, rolstoelplaats, €\u00a018,00, vrij',
  ]);
  seat('Rij A, stoel 1').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(seat('Rij A, stoel 3')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(seat('Rij A, stoel 3')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(seat('Rij B, stoel 2')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(seat('Rij B, stoel 1')).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  await userEvent.keyboard('{PageUp} ');
  expect(onPress.mock.calls.map(([pressed]) => pressed.nid)).toEqual([202, 102]);
  expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
});

test('HallPlan: Tab returns to the seat that last had the focus', async () => {
  await renderHall();
  seat('Rij A, stoel 1').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const left = document.activeElement;
  await userEvent.tab({ shift: true });
  expect(document.activeElement).not.toBe(left);
  await userEvent.tab();
  expect(document.activeElement).toBe(left);
});

test('HallPlan names a wheelchair place, and draws it differently from a chair', async () => {
  await renderHall();
  const place = seat('Rij A, stoel 1').element();
  expect(place.getAttribute('aria-label')).toContain('rolstoelplaats');
  const chair = seat('Rij B, stoel 2').element();
  expect(chair.querySelector('text')?.textContent).toBe('2');
  expect(place.querySelector('text')).toBeNull();
  expect(place.querySelector('path')).not.toBeNull();
});

test('HallPlan: a sold or held seat can be focused but not chosen, and says why', async () => {
  const onPress = vi.fn();
  await renderHall({ onPress });
  const sold = seat('Rij A, stoel 3');
  await expect.element(sold).toHaveAccessibleName('Rij A, stoel 3, €\u00a018,00, bezet');
  await expect.element(sold).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(seat('Rij B, stoel 1'))
    .toHaveAccessibleName('Rij B, stoel 1, €\u00a016,00, tijdelijk gereserveerd door iemand anders');
  await expect.element(seat('Rij A, stoel 2')).toHaveAttribute('aria-selected', 'true');
  await expect.element(sold).toHaveAttribute('aria-selected', 'false');
  // A press is still reported, so that the view can explain the refusal.
  sold.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nid: 103, state: 'sold' }));
});

test('HallPlan zooms with its buttons within limits, and fits the frame again', async () => {
  await renderHall();
  const fitted = width();
  const whole = page.getByRole('button', { name: 'Hele zaal' });
  await expect.element(whole).toHaveAttribute('aria-pressed', 'true');
  // This hall is so small that it already fits at more than the maximum zoom.
  await userEvent.click(page.getByRole('button', { name: 'Inzoomen' }));
  expect(width()).toBe(fitted);
  await shrink(8);
  expect(width()).toBeLessThan(fitted);
  const smallest = width();
  await shrink(1);
  expect(width()).toBe(smallest);
  await userEvent.click(page.getByRole('button', { name: 'Inzoomen' }));
  expect(width()).toBeGreaterThan(smallest);
  await expect.element(whole).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(whole);
  expect(width()).toBe(fitted);
});

/** @returns whether the plan prevented the default action of the browser */
function fingers(type: 'touchstart' | 'touchmove', ...at: readonly (readonly [x: number, y: number])[]) {
  const { frame } = drawing();
  const touches = at.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target: frame, clientX, clientY }),
  );
  return !frame.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
}

test('HallPlan: two fingers zoom the plan, and one finger scrolls the page', async () => {
  await renderHall();
  await shrink(3);
  const before = width();
  fingers('touchstart', [100, 100], [200, 100]);
  expect(fingers('touchmove', [90, 100], [210, 100])).toBe(true);
  await expect.poll(width).toBeCloseTo(before * 1.2, 0);
  expect(fingers('touchmove', [100, 100], [200, 100])).toBe(true);
  await expect.poll(width).toBeCloseTo(before, 0);
  fingers('touchstart', [100, 100]);
  expect(fingers('touchmove', [100, 160])).toBe(false);
  expect(width()).toBeCloseTo(before, 0);
});

test('HallPlan: the wheel scrolls, and zooms with Control', async () => {
  await renderHall();
  await shrink(3);
  const before = width();
  const turn = (ctrlKey: boolean) =>
    !drawing().frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -40, ctrlKey, cancelable: true }));
  expect(turn(false)).toBe(false);
  expect(width()).toBe(before);
  expect(turn(true)).toBe(true);
  await expect.poll(width).toBeGreaterThan(before);
});

test.each([512, 320])(
  'HallPlan: at a width of %i pixels the plan scrolls in its frame, and the page does not',
  async (wide) => {
    await page.viewport(wide, 640);
    await renderHall();
    await userEvent.click(page.getByRole('button', { name: 'Inzoomen' }));
    await userEvent.click(page.getByRole('button', { name: 'Inzoomen' }));
    const { frame } = drawing();
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(wide);
    seat('Rij B, stoel 2').element().focus();
    const { left, right } = seat('Rij B, stoel 2').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.getBoundingClientRect().left);
    expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    await page.viewport(1024, 800);
  },
);

test('HallView: the list has the same seats and names as the plan, and can choose a seat too', async () => {
  const plan = await renderHall();
  const cells = page.getByRole('gridcell').elements();
  const drawn = cells.map((cell) => ({
    name: cell.getAttribute('aria-label'),
    isOwn: cell.getAttribute('aria-selected') === 'true',
    isTaken: cell.getAttribute('aria-disabled') === 'true',
  }));
  await plan.unmount();
  const onPress = vi.fn();
  await renderHall({ asList: true, onPress });
  const boxes = page.getByRole('checkbox').elements();
  const listed = boxes.map((box) => {
    if (!(box instanceof HTMLInputElement)) throw new Error('A box that is no input');
    const name = [...(box.labels?.[0]?.children ?? [])].find((part) => part.textContent?.startsWith('Rij'));
    return { name: name?.textContent ?? null, isOwn: box.checked, isTaken: box.disabled };
  });
  expect(listed).toEqual(drawn);
  await userEvent.click(page.getByRole('checkbox', { name: /^Rij B, stoel 2,/ }));
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nid: 202 }));
});

test('HallPlan opens on a phone at the row letters and the first seats, below the hints', async () => {
  await page.viewport(390, 844);
  const plan = smallHall();
  const wide = plan.stands.map((stand) => ({
    ...stand,
    rows: stand.rows.map(({ row, seats }) => ({
      row,
      seats: Array.from({ length: 20 }, (_, x) => ({
        ...seats[0],
        nid: row.charCodeAt(0) * 100 + x,
        number: x + 1,
        x,
      })),
    })),
  }));
  await renderHall({ plan: { ...plan, stands: wide } as SeatPlan }); // each row repeats a seat that the plan has
  const { frame } = drawing();
  const inFrame = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const edge = frame.getBoundingClientRect();
    return left >= edge.left && right <= edge.right;
  };
  const [letter] = [...frame.querySelectorAll('text')].filter(({ textContent }) => textContent === 'A');
  expect(letter && inFrame(letter)).toBe(true);
  expect([1, 2, 3].map((number) => inFrame(seat(`Rij A, stoel ${number}`).element()))).toEqual([
    true,
    true,
    true,
  ]);
  const hint = page.getByText(/^Tik op een stoel|^Kies een stoel\./).elements();
  expect(hint.every((each) => each.compareDocumentPosition(frame) === Node.DOCUMENT_POSITION_FOLLOWING)).toBe(
    true,
  );
});
