import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';

const FormsToManage = lazyContent(async () => (await import('./list/FormsToManage.tsx')).FormsToManage);
const FormResponses = lazyContent(async () => (await import('./FormResponses.tsx')).FormResponses);
const AnswerDetail = lazyContent(async () => (await import('./answers/AnswerDetail.tsx')).AnswerDetail);

/** The forms of the club, the answers to one of them, or one answer: the address says which. Each is loaded where it is wanted. */
export function FormsPart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const form = query.get('formulier') ?? '';
  if (form === '') return <FormsToManage club={club} />;
  const sent = readId(query.get('antwoord') ?? undefined);
  if (sent === undefined) return <FormResponses key={form} club={club} form={form} />;
  return <AnswerDetail key={sent} club={club} form={form} sent={sent} />;
}
