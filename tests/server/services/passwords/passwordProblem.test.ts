import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from '#server/services/passwords/passwordProblem.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

const an = {
  mail: 'an.peeters@example.org',
  fname: 'An',
  lname: 'Peeters',
  birthdate: '1985-11-03',
  phone: '+32 470123456',
};
const verdictOf = (password: string) => passwordProblem('password', password, an)?.message;

const common =
  'Dit wachtwoord is makkelijk te raden. Kies een ander, zoals een paar losse woorden na elkaar.';
const own = 'Gebruik je naam, e-mailadres, geboortedatum of telefoonnummer niet als wachtwoord.';

describe('passwordProblem', () => {
  it('refuses every common password of the list with thousands of entries', () => {
    const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    expect(long.filter((password) => verdictOf(password) === undefined)).toEqual([]);
  });

  it.each([
    'password',
    'PASSWORD',
    'pässword',
    '12345678',
    '        ',
    'aaaaaaaa',
    '1212121212',
    'password1!',
    '2026wachtwoord',
    'passwordpassword',
    'azertyuiop',
    'Clubpoort2026',
  ])('refuses %j as common', (password) => {
    expect(verdictOf(password)).toBe(common);
  });

  it.each([
    'an.peeters@example.org',
    'AN.PEETERS@EXAMPLE.ORG',
    'an.peeters',
    'Peeters123',
    'anpeeters1985',
    '03111985',
    '1985-11-03',
    '0470123456',
    '+32470123456',
    'Péeters!!!',
  ])('refuses %j as personal data', (password) => {
    expect(verdictOf(password)).toBe(own);
  });

  it.each([
    'vier paarse olifanten',
    'demo-wachtwoord',
    'x7Kp2mQz',
    'Peeters fietst naar zee',
    'ik dans elke dag',
    '李小龍 danst graag',
  ])('accepts %j', (password) => {
    expect(verdictOf(password)).toBeUndefined();
  });

  it('does not compare with personal data that are unknown', () => {
    const nobody = { mail: '', fname: '', lname: '', birthdate: null, phone: '' };
    expect(passwordProblem('password', 'vier paarse olifanten', nobody)).toBeUndefined();
  });

  it('judges the longest password within 250 milliseconds', () => {
    const longest = ['a1'.repeat(512), '\u0301a'.repeat(512), '!'.repeat(1024), 'ab'.repeat(511)];
    for (const password of longest) {
      const cpuTime = startCpuClock();
      verdictOf(password);
      expect(cpuTime()).toBeLessThan(250);
    }
  });
});
