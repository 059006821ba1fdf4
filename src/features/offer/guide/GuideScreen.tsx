import { useQuery } from '@tanstack/react-query';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { get } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { parseFormEditor } from '#src/api/entities/forms/builtForm.ts';
import type { OpenedOffer } from '../offerQueries.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { SetupGuide } from './SetupGuide.tsx';

interface GuideScreenProps {
  club: Club;
  file: OfferFile;
  opened: OpenedOffer;
  today: IsoDay;
  /** The step of the address. */
  step: string;
}

/** The guide of a club, with what it asks at a registration: questions are no part of the offer. */
export function GuideScreen({ club, file, opened, today, step }: GuideScreenProps) {
  const { data: questions } = useQuery({
    queryKey: ['asked-questions', club.nid],
    queryFn: async ({ signal }) => {
      const { result } = await get('get_form_editor', { club: club.nid }, { signal });
      return parseFormEditor(result).sections.reduce<number>((sum, section) => sum + questionsIn(section), 0);
    },
  });
  const hasLogo = Boolean(file.club.logo);
  return (
    <SetupGuide
      {...{ file, today, step, hasLogo, questions }}
      published={opened.content}
      hrefOf={(place) => offerHref({ club: club.url, ...place })}
    />
  );
}

function questionsIn(section: unknown): number {
  return typeof section === 'object' &&
    section !== null &&
    'fields' in section &&
    Array.isArray(section.fields)
    ? section.fields.length
    : 0;
}
