import type { CoupleInvitation } from '#schemas/entities/registration/invitation.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import { inviteEnd, type OpenInvite } from './openInvites.ts';

export function toWireInvitation({ invite, inviter, tariff, course, club }: OpenInvite): CoupleInvitation {
  return {
    cciid: invite.cciid,
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title },
    tariff: { nid: tariff.nid, title: tariff.title },
    inviter: fullName(inviter),
    role: invite.role,
    expires: unixSecondsOf(inviteEnd(invite)),
  };
}
