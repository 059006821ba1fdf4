import type { Page } from '@playwright/test';
import { logIn } from './logIn.ts';

/** The demo logins for the roles of the access table. */
const logins = {
  visitor: undefined,
  parent: 'ouder@example.org',
  member: 'ouder@example.org',
  minor: 'tiener@example.org',
  teacher: 'docent@example.org',
  admin: 'beheer@example.org',
  blocked: 'geblokkeerd@example.org',
  federationMember: 'federatie@example.org',
} as const;

export type Role = keyof typeof logins;

export const roles = Object.keys(logins) as Role[]; // an object's own keys

const parentUid = 1;
const noorUid = 2;

/** Logs in as a role. A `member` is a parent with a child selected, as the browser would remember it. */
export async function asRole(page: Page, role: Role): Promise<void> {
  const mail = logins[role];
  if (mail !== undefined) await logIn(page, mail);
  if (role !== 'member') return;
  await page.addInitScript(
    ([uid, loginUid]) => {
      const selection = { uid, loginUid, timestamp: Date.now() };
      localStorage.setItem('clubpoort.selected-member', JSON.stringify(selection));
    },
    [noorUid, parentUid] as const,
  );
}
