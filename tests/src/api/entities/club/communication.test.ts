import { describe, expect, it } from 'vitest';
import list from '#schemas/examples/communication/getCommunications.json' with { type: 'json' };
import { parseCommunication } from '#src/api/entities/club/communication.ts';

const wire = list.response.valid[0]?.value.result ?? [];

describe('parseCommunication', () => {
  it('drops dangerous and unknown blocks, and keeps markup as text', () => {
    const markup = { type: 'paragraph', text: '<img src=x onerror=alert(1)>' };
    const body = [
      markup,
      { type: 'html', text: '<b>vet</b>' },
      ...['javascript:alert(1)', 'http://example.org', '//example.org', 'https:', 5].map((url) => ({
        ...{ type: 'link', label: 'Klik', url },
      })),
      { type: 'link', label: 'Plan', url: 'https://example.org/plan' },
    ];
    expect(parseCommunication({ ...wire[0], body }).body).toEqual([markup, body.at(-1)]);
    expect(parseCommunication({ ...wire[0], body: '<p>Dag</p>' }).body).toEqual([]);
  });
});
