import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import { useIsHydrating } from '#src/platform/page/useBrowserFact.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { formToEditHref, readFormToEdit, readFormToTry } from '../view/formToEdit.ts';
import { PreviewLoading } from './PreviewLoading.tsx';

/** Loaded after the heading is painted: the form engine is as large as the rest of the page. */
const PreviewContent = lazyContent(async () => (await import('./PreviewContent.tsx')).PreviewContent);

/** Loaded for managers: its builder is larger than the form itself. */
const ManagedForm = lazyContent(async () => (await import('./ManagedForm.tsx')).ManagedForm);

/**
 * Shows a form as a member sees it, beside its source (Specification 2.2). The server draws what is the same for every form: it knows
 * neither how wide the screen is nor what the hash holds.
 */
export function PreviewPage() {
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const tried = readFormToTry(query);
  const form = tried ?? readFormToEdit(query);
  const content = form ? (
    <ManagedForm key={formToEditHref(form)} form={form} isTrial={tried !== undefined} />
  ) : (
    <PreviewContent />
  );
  return (
    <>
      {!form && <PageHeader title={texts.title} lead={texts.lead} />}
      <WithoutJavaScript needs="form" />
      {isHydrating ? <PreviewLoading /> : <Suspense fallback={<PreviewLoading />}>{content}</Suspense>}
    </>
  );
}
