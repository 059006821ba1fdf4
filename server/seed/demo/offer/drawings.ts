import { and, eq, inArray } from 'drizzle-orm';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, courses, products } from '#server/db/schema.ts';

/** A drawing of the demo data, in the folder `pictures`. Each club has a style of its own. */
interface Drawing {
  readonly fid: number;
  readonly clubNid: number;
  /** The file in `pictures`, without `.svg`. */
  readonly file: string;
  readonly alt: string;
  /** The urls of courses with this picture. */
  readonly courses?: readonly string[];
  readonly product?: string;
  readonly teacher?: string;
  readonly isCover?: true;
}

/** Fids below belong to logos, and to the pictures that tests add. */
const firstFid = 101;

const named: readonly Omit<Drawing, 'fid'>[] = [
  { clubNid: 1, file: 'arabesk/cover', alt: 'Drie dansers springen over golvende linten', isCover: true },
  {
    clubNid: 1,
    file: 'arabesk/kleuterdans',
    alt: 'Twee kleuters dansen hand in hand op een heuvel',
    courses: ['kleuterdans', 'ouder-en-kind'],
  },
  { clubNid: 1, file: 'arabesk/ballet-klein', alt: 'Een kind staat op de tenen', courses: ['ballet-6-8'] },
  {
    clubNid: 1,
    file: 'arabesk/ballet',
    alt: 'Een danser in een arabesk',
    courses: ['ballet-9-11', 'ballet-examenklas', 'ballet-volwassenen-gevorderden'],
  },
  {
    clubNid: 1,
    file: 'arabesk/hiphop',
    alt: 'Twee dansers in een lage houding',
    courses: ['hiphop-kids', 'hiphop-tieners'],
  },
  {
    clubNid: 1,
    file: 'arabesk/jazz',
    alt: 'Een danser strekt zich uit voor een zon',
    courses: ['jazz-tieners', 'jazz-volwassenen'],
  },
  {
    clubNid: 1,
    file: 'arabesk/hedendaags',
    alt: 'Een danser valt opzij tussen twee linten',
    courses: ['hedendaags-tieners', 'hedendaags-volwassenen', 'stage-hedendaags'],
  },
  {
    clubNid: 1,
    file: 'arabesk/volwassenen',
    alt: 'Drie volwassenen dansen samen',
    courses: ['ballet-volwassenen-starters', 'salsa-starters', 'tango-voor-koppels', 'open-training'],
  },
  { clubNid: 1, file: 'arabesk/kamp', alt: 'Kinderen springen in een kring', courses: ['danskamp-krokus'] },
  {
    clubNid: 1,
    file: 'arabesk/voorstelling',
    alt: 'Een danser op een podium met gordijnen',
    courses: ['lentevoorstelling', 'generale-repetitie', 'herfstmatinee'],
  },
  {
    clubNid: 1,
    file: 'arabesk/cursussen',
    alt: 'Een rij dansers aan de barre',
    courses: ['workshop-heels', 'danscafe'],
  },
  { clubNid: 1, file: 'arabesk/lesgever-zoe', alt: 'Portret van Zoë D’Hondt', teacher: 'Zoë D’Hondt' },
  {
    clubNid: 1,
    file: 'arabesk/lesgever-camille',
    alt: 'Portret van Camille Lefèvre',
    teacher: 'Camille Lefèvre',
  },
  {
    clubNid: 1,
    file: 'arabesk/product-balletschoenen',
    alt: 'Een balletschoen met linten',
    product: 'balletschoenen',
  },
  { clubNid: 2, file: 'de-zwaluw/cover', alt: 'Drie turners rond een evenwichtsbalk', isCover: true },
  {
    clubNid: 2,
    file: 'de-zwaluw/recreatief',
    alt: 'Een turner staat op de handen',
    courses: ['recreatief-lagere-school'],
  },
  {
    clubNid: 2,
    file: 'de-zwaluw/kleuter',
    alt: 'Een kleuter springt op een mat',
    courses: ['kleuterturnen', 'turnspeeltuin'],
  },
  { clubNid: 2, file: 'de-zwaluw/ringen', alt: 'Een turner hangt aan de ringen', courses: ['tumbling'] },
  { clubNid: 2, file: 'de-zwaluw/kamp', alt: 'Turners tussen toestellen', courses: ['turnkamp'] },
  { clubNid: 4, file: 'de-dolfijn/cover', alt: 'Zwemmers tussen golven', isCover: true },
  {
    clubNid: 4,
    file: 'de-dolfijn/watergewenning',
    alt: 'Een kind drijft met een zwemband',
    courses: ['watergewenning', 'zwemfeest'],
  },
  { clubNid: 4, file: 'de-dolfijn/schoolslag', alt: 'Een zwemmer in schoolslag', courses: ['schoolslag'] },
  {
    clubNid: 4,
    file: 'de-dolfijn/crawl',
    alt: 'Een zwemmer in crawl',
    courses: ['crawl-volwassenen', 'zwemtraining'],
  },
  { clubNid: 3, file: 'kompas/cover', alt: 'Een kompas voor een heuvelland', isCover: true },
  {
    clubNid: 3,
    file: 'kompas/taal',
    alt: 'Twee tekstballonnen voor een heuvelland',
    courses: ['spaans-beginners', 'nederlands-gevorderden'],
  },
  {
    clubNid: 3,
    file: 'kompas/fotografie',
    alt: 'Een fototoestel voor een heuvelland',
    courses: ['fotografie'],
  },
  { clubNid: 3, file: 'kompas/keuken', alt: 'Een dampende kookpot', courses: ['wereldkeuken'] },
];

export const drawings: readonly Drawing[] = named.map((drawing, index) => ({
  ...drawing,
  fid: firstFid + index,
}));

export function drawingPath({ fid, clubNid }: Pick<Drawing, 'fid' | 'clubNid'>): string {
  return `clubs/${clubNid}-${fid}.svg`;
}

/** Refers to the drawings from the clubs, their offer and their teachers. */
export async function showDrawings(tx: Database): Promise<void> {
  for (const drawing of drawings) {
    const { clubNid, courses: urls = [], product, isCover } = drawing;
    const image = imageOf(drawing);
    if (isCover) {
      const teacherPictures = Object.fromEntries(
        drawings.flatMap((one) =>
          one.teacher !== undefined && one.clubNid === clubNid ? [[one.teacher, imageOf(one)]] : [],
        ),
      );
      await tx.update(clubs).set({ cover: image, teacherPictures }).where(eq(clubs.nid, clubNid));
    }
    if (urls.length > 0)
      await tx
        .update(courses)
        .set({ image })
        .where(and(eq(courses.clubNid, clubNid), inArray(courses.url, [...urls])));
    if (product)
      await tx
        .update(products)
        .set({ image })
        .where(and(eq(products.clubNid, clubNid), eq(products.url, product)));
  }
}

/** Portraits and products are square, all other drawings are wide. */
function imageOf({ fid, alt, teacher, product }: Drawing): Image {
  return teacher === undefined && product === undefined
    ? { fid, alt, width: 1600, height: 900 }
    : { fid, alt, width: 200, height: 200 };
}
