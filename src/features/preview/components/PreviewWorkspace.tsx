import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import type { PreviewAnswer } from '../queries/previewFormQuery.ts';
import type { FilledIn, PreviewedForm } from '../state/frameMessages.ts';
import { usePastedSections } from '../state/usePastedSections.ts';
import { compilePreview } from '../view/compilePreview.ts';
import { type FormToEdit, formToEditHref } from '../view/formToEdit.ts';
import { FormFrame } from './frame/FormFrame.tsx';
import styles from './PreviewPage.module.css';
import { Inspector } from './panels/Inspector.tsx';

interface PreviewWorkspaceProps {
  /** undefined without a request to the server: only pasted sections are shown. */
  answer: PreviewAnswer | undefined;
  /** A form of the club that its manager tries. */
  tried?: TriedForm;
}

interface TriedForm {
  form: FormToEdit;
  title: string;
  sections: readonly unknown[];
}

/** Parts of the screen that stand beside each other where there is room. */
type Part = keyof typeof texts.part;

/** Loaded where somebody builds: it is larger than the form itself. */
const FormBuilderPanel = lazyPart(
  async () => (await import('../builder/FormBuilderPanel.tsx')).FormBuilderPanel,
);

/** Loaded with the page on a phone: a wide screen loads the form in its frame. */
const FormInPage = lazyContent(async () => (await import('./frame/FormInPage.tsx')).FormInPage);

/** A screen on which a form looks as on every phone. */
const narrowScreen = '(max-width: 479.98px)';

/** Starts to load the form of a phone, while the server is asked for the sections. */
export function preloadFormInPage(): void {
  if (matchMedia(narrowScreen).matches) FormInPage.preload().catch(() => undefined);
}

/** Viewport widths of the previewed screens, in CSS pixels. */
const previewWidths = { telefoon: 390, tablet: 820, computer: 1280 } as const;

type PreviewWidth = keyof typeof previewWidths;

function readPreviewWidth(text: string | null): PreviewWidth {
  return text === 'tablet' || text === 'computer' ? text : 'telefoon';
}

const nothingYet: FilledIn = { qids: {}, problems: [] };
const segments = (Object.keys(previewWidths) as PreviewWidth[]) // the object's own keys
  .map((value) => ({ value, label: texts.width[value] }));
const parts = (Object.keys(texts.part) as Part[]) // the object's own keys
  .map((value) => ({ value, label: texts.part[value] }));

/** The form at a chosen screen width, with the inspector beside it. A phone shows one of the two. */
export function PreviewWorkspace({ answer, tried }: PreviewWorkspaceProps) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const width = readPreviewWidth(query.get('breedte'));
  const pasted = usePastedSections(tried?.sections ?? answer?.form.sections ?? []);
  const [filledIn, setFilledIn] = useState(nothingYet);
  // The answers are gone where a form goes into a frame or out of it. So a phone that is turned keeps it where it is.
  const [isNarrow] = useState(() => matchMedia(narrowScreen).matches);
  const compiled = useMemo(() => compilePreview(pasted.sections), [pasted.sections]);
  const form = useMemo(
    () => previewedForm(pasted.sections, answer, tried?.title),
    [pasted.sections, answer, tried?.title],
  );
  const shown: Part = query.get('toon') === 'secties' ? 'secties' : 'voorbeeld';
  const setShown = (wanted: Part) => void writeQuery({ toon: wanted === 'secties' ? wanted : '' });
  const setWidth = (wanted: PreviewWidth) => void writeQuery({ breedte: wanted });
  if (query.has('bouwen'))
    return (
      <div className={styles.building}>
        <Button icon="arrowLeft" onClick={() => void writeQuery({ bouwen: '' })}>
          {texts.toPreview}
        </Button>
        <Suspense
          fallback={
            <Loading label={texts.builderLoading}>
              <Skeleton shape="card" count={3} />
            </Loading>
          }
        >
          <FormBuilderPanel
            sections={pasted.sections}
            onBuilt={(built) => pasted.edit(JSON.stringify(built, null, 2))}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.desk} data-shown={shown}>
      <div className={styles.switch}>
        <SegmentedControl legend={texts.shown} segments={parts} value={shown} onChange={setShown} />
      </div>
      <div className={styles.screen}>
        <div className={styles.head}>
          <SegmentedControl legend={texts.widths} segments={segments} value={width} onChange={setWidth} />
          {tried ? (
            <ButtonLink icon="form" to={formToEditHref(tried.form)}>
              {texts.editForm}
            </ButtonLink>
          ) : (
            <Button icon="form" onClick={() => void writeQuery({ bouwen: '1' })}>
              {texts.build}
            </Button>
          )}
        </div>
        {isNarrow && width === 'telefoon' ? (
          <Suspense
            fallback={
              <Loading label={texts.loading}>
                <Skeleton shape="card" count={3} />
              </Loading>
            }
          >
            <FormInPage form={form} onFilledIn={setFilledIn} />
          </Suspense>
        ) : (
          <FormFrame form={form} width={previewWidths[width]} onFilledIn={setFilledIn} />
        )}
      </div>
      <Inspector pasted={pasted} compiled={compiled} filledIn={filledIn} />
    </div>
  );
}

function previewedForm(
  sections: readonly unknown[],
  answer: PreviewAnswer | undefined,
  title: string | undefined,
): PreviewedForm {
  return {
    ...(title !== undefined && { title }),
    sections,
    name: answer?.form.people[0]?.name ?? '',
    courses: answer?.form.courses ?? [],
    newsletter: answer?.form.newsletter ?? [],
    newsletterTexts: answer?.form.newsletterTexts ?? { label: '', question: '', newsletter: { help: '' } },
    club: answer?.club,
  };
}
