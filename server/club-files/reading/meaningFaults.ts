import { rules } from '@clubpoort/form-engine/headless';
import { isEnterpriseNumber } from '#rules/enterpriseNumber.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Fault } from '../fault.ts';
import { courseFaults } from './courseFaults.ts';
import { doubledFaults } from './doubledFaults.ts';
import { questionFaults } from './questionFaults.ts';
import type { ReservedUrls } from './reservedUrls.ts';
import { sellingFaults } from './sellingFaults.ts';

/** Finds mistakes that the schema can't see. */
export function meaningFaults(file: ClubFile, reserved: ReservedUrls): readonly Fault[] {
  return [
    ...clubFaults(file, reserved),
    ...doubledFaults(file),
    ...file.courses.flatMap((course, index) => courseFaults(course, `courses[${index}]`, reserved)),
    ...sellingFaults(file),
    ...questionFaults(file),
  ];
}

function clubFaults({ club }: ClubFile, reserved: ReservedUrls): Fault[] {
  const faults: Fault[] = [];
  if (reserved.ofClubs.has(club.url))
    faults.push({
      path: 'club.url',
      message: `"${club.url}" is a screen of the portal: choose another name`,
    });
  for (const [index, origin] of club.settings.embedOrigins.entries())
    if (!isOrigin(origin))
      faults.push({
        path: `club.settings.embedOrigins[${index}]`,
        message: 'must be an origin such as "https://www.club.example", without a path',
      });
  const { iban } = club.settings;
  if (iban !== '' && !rules.isIban(iban))
    faults.push({
      path: 'club.settings.iban',
      message: `"${iban}" is no account number: its check digits or its length are wrong`,
    });
  if (club.legal && !isEnterpriseNumber(club.legal.enterpriseNumber))
    faults.push({
      path: 'club.legal.enterpriseNumber',
      message: `"${club.legal.enterpriseNumber}" is no enterprise number: its check digits are wrong`,
    });
  return [...faults, ...certificationFaults(club)];
}

function certificationFaults({ certification }: ClubFile['club']): Fault[] {
  if (!certification) return [];
  const { recognition, certifier, maxima } = certification;
  const path = 'club.certification';
  const faults: Fault[] = [];
  if (recognition === 0 && certifier)
    faults.push({ path: `${path}.certifier`, message: 'must be left out where recognition is 0' });
  if (recognition !== 0 && !certifier)
    faults.push({ path: `${path}.certifier`, message: 'is missing: who recognised the club?' });
  const number = certifier?.enterpriseNumber;
  if (number !== undefined && !isEnterpriseNumber(number))
    faults.push({
      path: `${path}.certifier.enterpriseNumber`,
      message: `"${number}" is no enterprise number: its check digits are wrong`,
    });
  const years = maxima.map(({ year }) => year);
  for (const [index, year] of years.entries())
    if (years.indexOf(year) !== index)
      faults.push({ path: `${path}.maxima[${index}].year`, message: `${year} stands there twice` });
  return faults;
}

/** Finds what a club may leave out, but shouldn't. */
export function meaningWarnings({ club, courses }: ClubFile): readonly Fault[] {
  const warnings: Fault[] = [];
  if (!club.legal)
    warnings.push({
      path: 'club.legal',
      message: 'is missing: the law wants invoices, mails and the club page to name the legal person',
    });
  if (!club.certification && courses.some(({ allowsTaxCertificate }) => allowsTaxCertificate))
    warnings.push({
      path: 'club.certification',
      message: 'is missing: without it the club issues no tax certificates, though a course allows them',
    });
  return warnings;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !text.includes('*');
}
