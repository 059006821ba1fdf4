import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { legalTexts } from '#src/texts/nl/legal.ts';
import { LegalSections } from './LegalSections.tsx';

/** A page linked from the footer: terms or cookies. */
export function LegalPage({ about }: { about: keyof typeof legalTexts }) {
  const { title, lead, sections } = legalTexts[about];
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <LegalSections sections={sections} />
    </>
  );
}
