import type { OfferFile } from './offerFile.ts';

type Club = OfferFile['club'];

/** The club with its numbers as a club file has them. People type and paste them with spaces and dots, as a bank and the register write them. */
export function tidyClub(club: Club): Club {
  const { legal, certification, settings } = club;
  const certifier = certification?.certifier;
  return {
    ...club,
    settings: { ...settings, iban: withoutMarks(settings.iban).toUpperCase() },
    ...(legal && { legal: withTidyNumber(legal) }),
    ...(certification &&
      certifier && { certification: { ...certification, certifier: withTidyNumber(certifier) } }),
  };
}

/** A number of the register of enterprises. Its VAT number is the same one after "BE". */
function withTidyNumber<Entity extends { readonly enterpriseNumber?: string | undefined }>(
  entity: Entity,
): Entity {
  const { enterpriseNumber: written } = entity;
  if (written === undefined) return entity;
  return { ...entity, enterpriseNumber: withoutMarks(written).replace(/^BE/i, '') };
}

function withoutMarks(written: string): string {
  return written.replaceAll(/[\s.-]/g, '');
}
