import type { IsoDay } from '#rules/brusselsTime.ts';
import { controlTotal, countryCode, dayText, type Fiche, ficheFields } from './ficheFields.ts';

/** An element: a text, or elements. */
type Node = readonly [name: string, content: string | readonly Node[]];

/** Writes an element as an XML document, with a comment before it. Characters that XML can't hold are left out. */
export function writeXml(root: Node, comment: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment.replaceAll('--', '-')} -->\n${element(root, '')}`;
}

function element([name, content]: Node, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`;
  const inner = content.map((node) => element(node, `${indent}  `)).join('');
  return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/** The version of the specification that the file follows: the tax office publishes one each year, and takes only the current one. */
export const belcotaxVersion =
  'Belcotax-on-web, brochure for income of 2022 (9 December 2022), form 281.86, opgave 325.86';

interface BelcotaxFile {
  readonly year: number;
  readonly createdOn: IsoDay;
  /** At least one, all of one club. */
  readonly fiches: readonly Fiche[];
}

/** The XML file with all tax certificates of a club and a year, for Belcotax-on-web. */
export function belcotaxXml({ year, createdOn, fiches }: BelcotaxFile): string {
  const [first] = fiches;
  if (!first) throw new Error('A file without certificates is refused by the tax office');
  const { organiser, signatory } = first.content;
  const { address, enterpriseNumber } = organiser;
  const income = String(year);
  const sequences = String(fiches.reduce((sum, { sequence }) => sum + sequence, 0));
  const amounts = String(fiches.reduce((sum, { content }) => sum + controlTotal(content), 0));
  return writeXml(
    [
      'Verzendingen',
      [
        [
          'Verzending',
          [
            ['v0002_inkomstenjaar', income],
            ['v0010_bestandtype', 'BELCOTAX'],
            ['v0011_aanmaakdatum', dayText(createdOn)],
            ['v0014_naam', organiser.name],
            ['v0015_adres', address.street],
            ['v0016_postcode', address.postal],
            ['v0017_gemeente', address.city],
            ['v0018_telefoonnummer', phoneText(organiser.phone)],
            ['v0021_contactpersoon', signatory.name],
            ['v0022_taalcode', '1'],
            ['v0023_emailadres', organiser.mail],
            ['v0024_nationaalnr', enterpriseNumber],
            ['v0025_typeenvoi', '0'],
            ['v0028_landwoonplaats', countryCode(address.country)],
            [
              'Aangiften',
              [
                [
                  'Aangifte',
                  [
                    ['a1002_inkomstenjaar', income],
                    ['a1005_registratienummer', enterpriseNumber],
                    ['a1011_naamnl1', organiser.name],
                    ['a1013_adresnl', address.street],
                    ['a1014_postcodebelgisch', address.postal],
                    ['a1015_gemeente', address.city],
                    ['a1016_landwoonplaats', countryCode(address.country)],
                    ['a1020_taalcode', '1'],
                    [
                      'Opgaven',
                      [['Opgave32586', fiches.map((fiche): Node => ['Fiche28186', ficheFields(fiche)])]],
                    ],
                    ['r8002_inkomstenjaar', income],
                    ['r8005_registratienummer', enterpriseNumber],
                    // The records of the declaration: its head, the fiches and this total.
                    ['r8010_aantalrecords', String(fiches.length + 2)],
                    ['r8011_controletotaal', sequences],
                    ['r8012_controletotaal', amounts],
                    ['r8013_totaalvoorheffingen', '0'],
                  ],
                ],
              ],
            ],
            ['r9002_inkomstenjaar', income],
            // The logical files: head, one declaration, total.
            ['r9010_aantallogbestanden', '3'],
            ['r9011_totaalaantalrecords', String(fiches.length + 4)],
            ['r9012_controletotaal', sequences],
            ['r9013_controletotaal', amounts],
            ['r9014_controletotaal', '0'],
          ],
        ],
      ],
    ],
    belcotaxVersion,
  );
}

/** At most twelve digits: `+32 53456789` is `053456789`. */
function phoneText(phone: string): string {
  return phone
    .replace(/^\+32\s*/, '0')
    .replace(/\D/g, '')
    .slice(0, 12);
}
