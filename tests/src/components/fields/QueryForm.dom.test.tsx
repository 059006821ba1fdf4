import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Chip } from '#src/components/fields/Chip.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';

/** The query to which a browser without JavaScript would go. */
function queryOf(form: HTMLFormElement, button?: HTMLElement): string {
  const sent = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(sent).toString();
}

test('QueryForm sends its field and every other parameter of the address', async () => {
  const { container } = await render(
    <MemoryRouter initialEntries={['/arabesk/cursussen?zoek=bal&dag=ma,di&weergave=lijst&pagina=2']}>
      <QueryForm without={['zoek', 'pagina']} submit="search">
        <SearchField label="Zoek" name="zoek" value="ballet" onChange={() => {}} />
      </QueryForm>
    </MemoryRouter>,
  );
  const form = container.querySelector('form');
  // The attribute also tells that a press before hydration may submit the form.
  expect(form?.getAttribute('method')).toBe('get');
  expect(form && queryOf(form)).toBe('dag=ma%2Cdi&weergave=lijst&zoek=ballet');
});

test('QueryForm leaves a press to the script, and a chip sends its value after the press', async () => {
  let pressed: boolean | undefined;
  const { container, getByRole } = await render(
    <MemoryRouter initialEntries={['/arabesk/cursussen?dag=ma&zoek=bal']}>
      <QueryForm without={['dag']}>
        <Chip name="dag" value="ma,di" pressed={false} onToggle={(next) => (pressed = next)}>
          di
        </Chip>
      </QueryForm>
    </MemoryRouter>,
  );
  const form = container.querySelector('form');
  const chip = container.querySelector('button');
  expect(form && chip && queryOf(form, chip)).toBe('zoek=bal&dag=ma%2Cdi');
  let isPrevented: boolean | undefined;
  window.addEventListener('submit', (event) => (isPrevented = event.defaultPrevented), { once: true });
  await userEvent.click(getByRole('button', { name: 'di' }));
  expect(pressed).toBe(true);
  expect(isPrevented).toBe(true);
});
