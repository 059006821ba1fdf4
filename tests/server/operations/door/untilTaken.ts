import { expect } from 'vitest';

/** Asks again, as a device does, while the answer is that another one kept it waiting. */
export async function untilTaken(ask: () => Promise<{ readonly status: number }>): Promise<void> {
  let { status } = await ask();
  while (status === 409 || status === 503) ({ status } = await ask());
  expect(status).toBe(200);
}
