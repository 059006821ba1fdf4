import type { WaitingPlace } from '#src/api/entities/registration/invitation.ts';
import type { OwnRegistration, OwnRegistrations } from '#src/api/entities/registration/ownRegistration.ts';

interface Member {
  readonly uid: number;
  readonly firstName: string;
  readonly color?: string | undefined;
}

export interface RegistrationsOfMember {
  readonly member: Member;
  readonly registrations: readonly OwnRegistration[];
  readonly waiting: readonly WaitingPlace[];
}

/** The registrations and waiting lists of each member who has any, in family order. */
export function registrationsOf(
  { registrations, waiting }: OwnRegistrations,
  members: readonly Member[],
): readonly RegistrationsOfMember[] {
  return members
    .map((member) => ({
      member,
      registrations: registrations.filter(({ uid }) => uid === member.uid),
      waiting: waiting.filter(({ uid }) => uid === member.uid),
    }))
    .filter((one) => one.registrations.length + one.waiting.length > 0);
}
