import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Person } from '../tariffDecision.ts';

/** A child who is added to the family together with the enrolment. All fields hold the typed text. */
export interface NewChild {
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: string;
}

export type ChildProblem = 'required' | 'name' | 'birthdate';

export type ChildProblems = { readonly [Field in keyof NewChild]?: ChildProblem };

/** The uid of a child who is not in the family yet. The server gives no person this uid. */
export const newChildUid = 0;

export function childProblems(child: NewChild, today: IsoDay): ChildProblems {
  const found = {
    fname: nameProblem(child.fname),
    lname: nameProblem(child.lname),
    birthdate: birthdateProblem(child.birthdate, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The child as a person whose age can be judged; undefined while the first name or the birthdate is missing. */
export function personOfChild(child: NewChild, today: IsoDay): Person | undefined {
  const { fname, birthdate } = childProblems(child, today);
  if (fname || birthdate) return undefined;
  const firstName = child.fname.trim();
  return {
    uid: newChildUid,
    firstName,
    name: `${firstName} ${child.lname.trim()}`.trim(),
    birthdate: rules.readBirthdate(child.birthdate),
  };
}

/** The child as the server takes it. */
export function wireChild({ fname, lname, birthdate }: NewChild): NewChild {
  return { fname: fname.trim(), lname: lname.trim(), birthdate: isoOf(birthdate) };
}

/** Finds a family member with the typed first name and birthdate. */
export function knownChild<Member extends Pick<Person, 'firstName' | 'birthdate'>>(
  { fname, birthdate }: Pick<NewChild, 'fname' | 'birthdate'>,
  members: readonly Member[],
): Member | undefined {
  const firstName = fname.trim().toLowerCase();
  return members.find(
    (member) => member.firstName.toLowerCase() === firstName && member.birthdate === isoOf(birthdate),
  );
}

function isoOf(typed: string): string {
  return rules.readBirthdate(typed) ?? typed;
}

function nameProblem(name: string): ChildProblem | undefined {
  if (name.trim() === '') return 'required';
  return rules.isValidName(name.trim(), { apostrophes: true }) ? undefined : 'name';
}

function birthdateProblem(typed: string, today: IsoDay): ChildProblem | undefined {
  if (typed.trim() === '') return 'required';
  const iso = rules.readBirthdate(typed);
  return iso !== undefined && rules.isValidBirthdate(iso, today) ? undefined : 'birthdate';
}
