import { rules } from '@clubpoort/form-engine/headless';
import { isOrigin } from '#rules/isOrigin.ts';
import { isEnterpriseNumber } from '#rules/legalIdentity.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { FoundFault } from '../texts/fault.ts';
import { courseFaults, type MeaningContext } from './courseFaults.ts';
import { doubledFaults } from './doubledFaults.ts';
import { questionFaults } from './questionFaults.ts';
import type { ReservedUrls } from './reservedUrls.ts';
import { sellingFaults } from './sellingFaults.ts';
import { textFaults } from './textFaults.ts';

/** Finds mistakes that the schema can't see. */
export function meaningFaults(file: ClubFile, context: MeaningContext): readonly FoundFault[] {
  return [
    ...clubFaults(file, context.reserved),
    ...textFaults(file),
    ...doubledFaults(file),
    ...file.courses.flatMap((course, index) => courseFaults(course, `courses[${index}]`, context)),
    ...sellingFaults(file),
    ...questionFaults(file),
  ];
}

function clubFaults({ club }: ClubFile, reserved: ReservedUrls): FoundFault[] {
  const faults: FoundFault[] = [];
  if (reserved.ofClubs.has(club.url))
    faults.push({
      path: 'club.url',
      say: (texts) => texts.faults.screenOfPortal(club.url),
    });
  for (const [index, origin] of club.settings.embedOrigins.entries())
    if (!isOrigin(origin))
      faults.push({
        path: `club.settings.embedOrigins[${index}]`,
        say: (texts) => texts.faults.origin,
      });
  const { iban } = club.settings;
  if (iban !== '' && !rules.isIban(iban))
    faults.push({
      path: 'club.settings.iban',
      say: (texts) => texts.faults.noAccountNumber(iban),
    });
  const ofLegal = club.legal?.enterpriseNumber;
  if (ofLegal !== undefined && !isEnterpriseNumber(ofLegal))
    faults.push({
      path: 'club.legal.enterpriseNumber',
      say: (texts) => texts.faults.noEnterpriseNumber(ofLegal),
    });
  return [...faults, ...certificationFaults(club)];
}

function certificationFaults({ certification }: ClubFile['club']): FoundFault[] {
  if (!certification) return [];
  const { recognition, certifier, maxima } = certification;
  const path = 'club.certification';
  const faults: FoundFault[] = [];
  if (recognition === 0 && certifier)
    faults.push({ path: `${path}.certifier`, say: (texts) => texts.faults.certifierTooMuch });
  if (recognition !== 0 && !certifier)
    faults.push({ path: `${path}.certifier`, say: (texts) => texts.faults.certifierMissing });
  const number = certifier?.enterpriseNumber;
  if (number !== undefined && !isEnterpriseNumber(number))
    faults.push({
      path: `${path}.certifier.enterpriseNumber`,
      say: (texts) => texts.faults.noEnterpriseNumber(number),
    });
  const years = maxima.map(({ year }) => year);
  for (const [index, year] of years.entries())
    if (years.indexOf(year) !== index)
      faults.push({ path: `${path}.maxima[${index}].year`, say: (texts) => texts.faults.yearTwice(year) });
  return faults;
}

/** Finds what a club may leave out, but shouldn't. */
export function meaningWarnings({ club, courses }: ClubFile): readonly FoundFault[] {
  const warnings: FoundFault[] = [];
  if (!club.legal)
    warnings.push({
      path: 'club.legal',
      say: (texts) => texts.faults.legalMissing,
    });
  if (!club.certification && courses.some(({ allowsTaxCertificate }) => allowsTaxCertificate))
    warnings.push({
      path: 'club.certification',
      say: (texts) => texts.faults.certificationMissing,
    });
  return warnings;
}
