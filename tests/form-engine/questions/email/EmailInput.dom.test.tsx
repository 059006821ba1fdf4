import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailInput } from '../../../../form-engine/src/questions/email/EmailInput.tsx';

function Held() {
  const [value, setValue] = useState('');
  return <EmailInput id="mail" value={value} onChange={setValue} />;
}
const suggestion = () => page.getByRole('button', { name: 'Bedoelde je noor@gmail.com?' });

test('EmailInput offers a correction after it is left, one click to accept, and not while somebody types', async () => {
  await render(<Held />);
  await userEvent.type(page.getByRole('textbox'), 'noor@gmial.com');
  expect(suggestion().query()).toBeNull();
  await userEvent.tab();
  await userEvent.click(suggestion());
  await expect.element(page.getByRole('textbox')).toHaveValue('noor@gmail.com');
  expect(suggestion().query()).toBeNull();
});

test('EmailInput takes several addresses with a semicolon between', async () => {
  await render(<Held />);
  await userEvent.type(page.getByRole('textbox'), 'a@example.be; b@example.be');
  await expect.element(page.getByRole('textbox')).toHaveValue('a@example.be; b@example.be');
});
