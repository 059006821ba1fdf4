import { fillIn } from '@clubpoort/form-engine/headless';
import { requireClub } from '../../services/clubs/clubs.ts';
import { conditionsVersion } from '../../services/clubs/textVersions.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetClubConditions: OperationHandler<'get_club_conditions'> = async ({
  db,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  return {
    result: {
      title: fillIn(nl.conditionsTitle, { club: club.title }),
      version: conditionsVersion(club),
      paragraphs: club.conditions,
    },
  };
};
