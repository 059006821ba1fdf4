import type { Club } from '#src/api/entities/club/club.ts';
import { parseClubLegal } from '#src/api/entities/club/clubLegal.ts';
import { clubLogo } from '#src/features/club/index.ts';
import { hrefs } from '#src/paths.ts';
import type { LinkPicture } from '../linkPicture.ts';
import { plainLine, shortLine } from '../plainLine.ts';
import { clubAddress } from './placeData.ts';
import { known, type StructuredData } from './structuredData.ts';

/** Maximum length of a description in structured data. */
export const maxDescription = 1_000;

interface OfClub {
  readonly club: Club;
  readonly origin: string;
  readonly picture: LinkPicture;
}

/** The club itself. `Organization`, because nothing says whether it is one of sport, of dance or of courses. */
export function clubData({ club, origin, picture }: OfClub): StructuredData {
  const { mail, phone } = club.contact;
  const logo = clubLogo(club);
  const legal = parseClubLegal(club.legal);
  return {
    ...clubReference(club, origin),
    description: known(shortLine(club.description, maxDescription)),
    legalName: legal && known(plainLine(legal.name)),
    logo: logo && new URL(logo, origin).href,
    image: picture.url,
    email: known(plainLine(mail)),
    telephone: known(plainLine(phone)),
    address: clubAddress(club),
  };
}

/** The club as the provider, organiser or seller of something. */
export function clubReference(club: Pick<Club, 'url' | 'title'>, origin: string) {
  const url = new URL(hrefs.club({ club: club.url }), origin).href;
  return { '@type': 'Organization', '@id': `${url}#club`, name: plainLine(club.title), url };
}
