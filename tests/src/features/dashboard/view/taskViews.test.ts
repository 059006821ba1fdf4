import { describe, expect, it } from 'vitest';
import examples from '#schemas/examples/dashboard/getDashboard.json' with { type: 'json' };
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';
import { taskViews } from '#src/features/dashboard/view/taskViews.ts';

const [everything, nothing, partly] = examples.response.valid.map(({ value }) =>
  parseDashboard(value.result),
);
const now = Date.parse('2026-11-21T12:00:00+01:00') / 1000;
const cart = { club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' }, uid: 3, name: 'Lars' };

describe('taskViews', () => {
  it('lists a task of each kind, the most urgent first', () => {
    expect(taskViews(everything, [cart], now).map(({ kind, title }) => [kind, title])).toEqual([
      ['invoice', 'Kostennota van Zwemclub De Dolfijn is vervallen'],
      ['offer', 'Plaats vrij voor An Peeters: Ballet voor volwassenen, gevorderden'],
      ['invitation', 'Karim El Amrani vraagt je mee naar Tango voor koppels'],
      ['cart', 'Je winkelmandje bij Dansstudio Arabesk wacht nog'],
      ['trial', 'Hoe was de proefles van Noor Peeters?'],
      ['pass', 'Beurtenkaart 10 van An Peeters is bijna op'],
      ['message', 'Ongelezen bericht'],
      ['details', 'Vul de gegevens van Lars Peeters aan'],
    ]);
  });

  it.each([
    ['left', ' Je betaling is nog niet afgerond.'],
    ['failed', ' Je vorige betaling mislukte: er is niets betaald.'],
    ['none', ''],
  ] as const)('says until when, and how a payment broke off that is %s', (attempt, added) => {
    const [due] = everything?.invoices ?? [];
    if (!everything || !due) throw new Error('The example has no invoice');
    const asked = { ...due, overdue: false, payBy: '2026-12-04', attempt };
    const [task] = taskViews({ ...everything, invoices: [asked] }, [], now).filter(
      ({ kind }) => kind === 'invoice',
    );
    expect(task).toMatchObject({
      title: 'Openstaande kostennota van Zwemclub De Dolfijn',
      text: expect.stringMatching(new RegExp(`Te betalen tegen 04/12/2026\\.${added}$`)),
    });
    expect(
      taskViews({ ...everything, invoices: [{ ...asked, attempt: 'in-bank' }] }, [], now)[0]?.kind,
    ).not.toBe('invoice');
  });

  it('links to the right screen for the right member', () => {
    const actions = taskViews(everything, [cart], now).map(({ action }) => action);
    expect(actions).toEqual([
      { do: 'pay', club: 4, oid: 12, label: expect.stringMatching(/^Nu betalen · €\s210,00$/) },
      { do: 'go', to: '/arabesk/uitnodigingen?uid=1', label: 'Bekijk de vrije plaats' },
      { do: 'go', to: '/arabesk/uitnodigingen', label: 'Antwoorden' },
      { do: 'go', to: '/arabesk/winkelmandje?uid=3', label: 'Naar je winkelmandje' },
      { do: 'go', to: '/arabesk/jazz-12-15?uid=2', label: 'Schrijf in' },
      { do: 'go', to: '/arabesk/beurtenkaart/herladen?kaart=7&uid=1', label: 'Herladen' },
      { do: 'go', to: '/communication/arabesk/zaalwissel', label: 'Lees het bericht' },
      { do: 'go', to: '/profiel?uid=3', label: 'Aanvullen' },
    ]);
  });

  it('shows the last valid day of an expiring pass, and suggests to use it instead of reloading', () => {
    const [pass] = everything?.passes ?? [];
    if (!everything || !pass) throw new Error('The example has no pass');
    const ending = { ...pass, credit: 8, validUntil: '2026-11-30', reason: 'expires' as const };
    const [task] = taskViews({ ...everything, passes: [ending] }, [], now).filter(
      ({ kind }) => kind === 'pass',
    );
    expect(task).toMatchObject({
      title: 'Beurtenkaart 10 van An Peeters vervalt binnenkort',
      text: 'Nog 8 beurten bij Dansstudio Arabesk. Geldig tot en met 30/11/2026.',
      action: { to: '/arabesk/beurtenkaart/reserveren?uid=1' },
    });
  });

  it('combines missing details of several family members into one task', () => {
    if (!nothing) throw new Error('The example is gone');
    const details = [
      { uid: 1, name: 'An Peeters', missing: ['birthdate', 'address', 'phone'] as const },
      { uid: 3, name: 'Lars Peeters', missing: ['address'] as const },
    ].map((one) => ({ ...one, missing: [...one.missing] }));
    expect(taskViews({ ...nothing, details }, [], now)).toMatchObject([
      {
        action: {
          links: [
            { to: '/profiel?uid=1', label: 'An Peeters: geboortedatum, adres en telefoonnummer' },
            { to: '/profiel?uid=3', label: 'Lars Peeters: adres' },
          ],
        },
      },
    ]);
  });

  it('combines several unread messages into one task that names the first ones', () => {
    const [message] = everything?.messages ?? [];
    if (!nothing || !message) throw new Error('The example has no message');
    const messages = [1, 2, 3, 4].map((id) => ({ ...message, id, title: `Bericht ${id}`, url: `b-${id}` }));
    const [task, ...others] = taskViews({ ...nothing, messages }, [], now);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      title: '4 ongelezen berichten',
      action: {
        links: [
          { to: '/communication/arabesk/b-1', label: 'Dansstudio Arabesk: Bericht 1' },
          { to: '/communication/arabesk/b-2', label: 'Dansstudio Arabesk: Bericht 2' },
          { to: '/communication/arabesk/b-3', label: 'Dansstudio Arabesk: Bericht 3' },
          { to: '/communication', label: 'Alle berichten' },
        ],
      },
    });
    expect(taskViews({ ...nothing, messages: messages.slice(0, 3) }, [], now)[0]?.action).toMatchObject({
      links: [{}, {}, {}],
    });
  });

  it('is empty without tasks, and keeps the readable parts of a partial answer', () => {
    expect(taskViews(nothing, [], now)).toEqual([]);
    expect(taskViews(undefined, [cart], now)).toHaveLength(1);
    expect(taskViews(partly, [], now).map(({ kind }) => kind)).toEqual([
      'offer',
      'invitation',
      'trial',
      'pass',
      'details',
    ]);
  });
});
