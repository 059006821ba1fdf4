import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { useWriteQuery } from '#src/platform/useWriteQuery.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { compileSections } from '../../form-filling/index.ts';
import type { PreviewAnswer } from '../queries/previewFormQuery.ts';
import type { FilledIn, PreviewedForm } from '../state/frameMessages.ts';
import { usePastedSections } from '../state/usePastedSections.ts';
import { type PreviewWidth, previewWidths, readPreviewWidth } from '../view/previewWidths.ts';
import { FormFrame } from './frame/FormFrame.tsx';
import styles from './PreviewPage.module.css';
import { Inspector } from './panels/Inspector.tsx';

interface PreviewWorkspaceProps {
  /** undefined without a request to the server: only pasted sections are shown. */
  answer: PreviewAnswer | undefined;
}

const nothingYet: FilledIn = { qids: {}, problems: [] };
const segments = (Object.keys(previewWidths) as PreviewWidth[]) // the object's own keys
  .map((value) => ({ value, label: texts.width[value] }));

/** The form in a frame of a chosen screen width, with the inspector beside it. */
export function PreviewWorkspace({ answer }: PreviewWorkspaceProps) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const width = readPreviewWidth(query.get('breedte'));
  const pasted = usePastedSections(answer?.form.sections ?? []);
  const [filledIn, setFilledIn] = useState(nothingYet);
  const inspector = useRef<HTMLElement>(null);
  const compiled = useMemo(() => compileSections(pasted.sections), [pasted.sections]);
  const form = useMemo(() => previewedForm(pasted.sections, answer), [pasted.sections, answer]);
  const setWidth = (wanted: PreviewWidth) => void writeQuery({ breedte: wanted });
  return (
    <div className={styles.desk}>
      <div className={styles.screen}>
        <div className={styles.head}>
          <SegmentedControl legend={texts.widths} segments={segments} value={width} onChange={setWidth} />
          {/* A button: the fragment of the address holds the sections of a shared link. */}
          <span className={styles.jump}>
            <Button variant="quiet" onClick={() => show(inspector.current)}>
              {texts.toSections}
            </Button>
          </span>
        </div>
        <FormFrame form={form} width={previewWidths[width]} onFilledIn={setFilledIn} />
      </div>
      <Inspector ref={inspector} pasted={pasted} compiled={compiled} filledIn={filledIn} />
    </div>
  );
}

function show(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

function previewedForm(sections: readonly unknown[], answer: PreviewAnswer | undefined): PreviewedForm {
  return {
    sections,
    name: answer?.form.people[0]?.name ?? '',
    courses: answer?.form.courses ?? [],
    newsletter: answer?.form.newsletter ?? [],
    newsletterTexts: answer?.form.newsletterTexts ?? { label: '', question: '', newsletter: { help: '' } },
    club: answer?.club,
  };
}
