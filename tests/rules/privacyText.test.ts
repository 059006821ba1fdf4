import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { privacyTextDate } from '#rules/privacyText.ts';
import { retentions } from '#rules/retention.ts';
import { privacyTexts } from '#src/texts/nl/privacy.ts';

/** The day and a hash of the text of that day. Change both with the text: people accept a version. */
const current = { day: '2026-11-29', hash: '0d28f3104d94' };

it('`privacyTextDate` moves with every change of the privacy text', () => {
  const written = JSON.stringify([privacyTexts, retentions], (_key, value: unknown) =>
    typeof value === 'function' ? String(value('A', 'B')) : value,
  );
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 12);
  expect({ day: privacyTextDate, hash }).toEqual(current);
});
