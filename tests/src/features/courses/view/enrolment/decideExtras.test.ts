import { describe, expect, test } from 'vitest';
import { decideExtras } from '#src/features/courses/view/enrolment/decideExtras.ts';
import { type CoupleChoice, noChoice } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';

const complete = { trials: [], services: [], companions: [] };
const alone = { isTrial: false, peopleAtOnce: 1, couple: undefined };
const nothing = { trials: [], services: [], members: [], ownMails: ['ouder@example.org'] };

describe('decideExtras', () => {
  test('is complete for a plain tariff', () =>
    expect(decideExtras(alone, noChoice, nothing)).toEqual({ is: 'complete', extras: complete }));

  test('asks for a trial session that can still be chosen', () => {
    const trial = { ...alone, isTrial: true };
    const offered = { ...nothing, trials: [1, 2] };
    expect(decideExtras(trial, noChoice, offered)).toMatchObject({ is: 'missing', question: 'trials' });
    expect(decideExtras(trial, { ...noChoice, trials: [9] }, offered)).toMatchObject({ question: 'trials' });
    expect(decideExtras(trial, { ...noChoice, trials: [9, 2] }, offered)).toEqual({
      is: 'complete',
      extras: { ...complete, trials: [2] },
    });
  });

  test('leaves trial sessions out of a tariff that is not a trial', () =>
    expect(decideExtras(alone, { ...noChoice, trials: [1] }, { ...nothing, trials: [1] })).toEqual({
      is: 'complete',
      extras: complete,
    }));

  test('keeps only the services that are offered', () =>
    expect(
      decideExtras(alone, { ...noChoice, services: ['5', '6;3'] }, { ...nothing, services: ['5'] }),
    ).toEqual({ is: 'complete', extras: { ...complete, services: ['5'] } }));

  test('asks for as many family members as the tariff takes', () => {
    const forThree = { ...alone, peopleAtOnce: 3 };
    const offered = { ...nothing, members: [8, 9, 10] };
    expect(decideExtras(forThree, { ...noChoice, companions: [8, 77] }, offered)).toEqual({
      is: 'missing',
      question: 'companions',
      message: 'Kies nog 1 gezinslid dat meegaat.',
    });
    expect(decideExtras(forThree, { ...noChoice, companions: [8, 9, 10] }, offered)).toMatchObject({
      extras: { companions: [8, 9] },
    });
  });

  describe('for a couple', () => {
    const roles = ['Leider', 'Volger'];
    const invite = { cciid: 12, inviter: 'Jo Maes', role: 'Volger' };
    const guest = { fname: ' Jo', lname: 'Maes ', mail: 'jo@example.org ' };
    const offered = { ...nothing, members: [8] };
    const decide = (
      couple: Partial<CoupleChoice>,
      of: { roles: string[]; invite?: typeof invite } = { roles },
    ) =>
      decideExtras(
        { ...alone, couple: { invite: undefined, ...of } },
        { ...noChoice, couple: { ...noChoice.couple, ...couple } },
        offered,
      );

    test.each<[string, Partial<CoupleChoice>, string]>([
      ['no partner', {}, 'partner'],
      ['a family member who is not chosen yet', { kind: 'family' }, 'partner'],
      ['a family member who is refused', { kind: 'family', uid: 9, role: 'Leider' }, 'partner'],
      ['a family member without a role', { kind: 'family', uid: 8 }, 'role'],
      ['an unknown role', { kind: 'family', uid: 8, role: 'Boom' }, 'role'],
      ['a guest without a name', { kind: 'guest', role: 'Leider' }, 'guest'],
      [
        'a guest with the user’s own address',
        { kind: 'guest', role: 'Leider', guest: { ...guest, mail: 'Ouder@example.org' } },
        'guest',
      ],
      ['a guest without a role', { kind: 'guest', guest }, 'role'],
    ])('asks on for %s', (_name, couple, question) =>
      expect(decide(couple)).toMatchObject({ is: 'missing', question }),
    );

    test('accepts a partner of the family', () =>
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' })).toMatchObject({
        extras: { couple: { uid: 8, role: 'Leider' } },
      }));
    test('accepts a guest, and trims the typed texts', () =>
      expect(decide({ kind: 'guest', guest, role: 'Volger' })).toMatchObject({
        extras: { couple: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org', role: 'Volger' } },
      }));
    test('asks for no role when the course has none', () =>
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' }, { roles: [] })).toMatchObject({
        extras: { couple: { uid: 8, role: '' } },
      }));
    test('accepts an invitation without further questions, but another partner can be chosen', () => {
      expect(decide({}, { roles, invite })).toMatchObject({ extras: { couple: { cciid: 12 } } });
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' }, { roles, invite })).toMatchObject({
        extras: { couple: { uid: 8 } },
      });
    });
    test('asks for a partner when the invitation no longer exists', () =>
      expect(decide({ kind: 'inviter' })).toMatchObject({ question: 'partner' }));
  });
});
