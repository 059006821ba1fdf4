import type { ManagedRegistrationDetail } from '#src/api/entities/management/managedRegistration.ts';

/** Whether mails about a registration reach somebody: the person, or who holds the family. */
export function hasAddress({ mail, holder }: Pick<ManagedRegistrationDetail, 'mail' | 'holder'>): boolean {
  return mail !== '' || (holder !== null && holder.mail !== '');
}
