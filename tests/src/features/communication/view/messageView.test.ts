import { describe, expect, it } from 'vitest';
import list from '#schemas/examples/communication/getCommunications.json' with { type: 'json' };
import { parseCommunications } from '#src/api/entities/club/communication.ts';
import { messageView } from '#src/features/communication/view/messageView.ts';

const wire = list.response.valid[0]?.value.result ?? [];
const messages = parseCommunications(wire);

describe('messageView', () => {
  it('shows the club, date and recipients of a message, and its address', () => {
    const [first] = messages;
    if (!first) throw new Error('The example has no message');
    expect(messageView(first)).toMatchObject({
      href: '/communication/arabesk/zaalwissel',
      origin: 'Dansstudio Arabesk · 25 november 2026',
      forWhom: 'Voor An Peeters en Noor Peeters',
      isRead: false,
    });
    expect(messageView({ ...first, recipients: [] }).forWhom).toBe('');
  });
});
