import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { RegistrationForm } from '@clubpoort/form-engine';
import {
  type Answers,
  type CompiledForm,
  encodeAnswers,
  type Ports,
  prefillAnswers,
  validateAnswers,
} from '@clubpoort/form-engine/headless';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { hrefs } from '#src/paths.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { previewTexts } from '#src/texts/nl/preview.ts';
import { browserPorts, ConditionsDialog } from '../../form-filling/index.ts';
import type { FilledIn, PreviewedForm } from '../state/frameMessages.ts';
import { compilePreview } from '../view/compilePreview.ts';

const texts = previewTexts.form;

interface PreviewFormProps {
  form: PreviewedForm;
  /** Draws the title: what surrounds the form knows its level. */
  header: (words: { readonly title: string; readonly lead?: string }) => ReactNode;
  onFilledIn: (filledIn: FilledIn) => void;
}

/** The registration form as a member has it, but without a server. */
export function PreviewForm({ form, header, onFilledIn }: PreviewFormProps) {
  const { sections, club } = form;
  const compiled = useMemo(() => compilePreview(sections), [sections]);
  const [isValid, setValid] = useState(false);
  const [areConditionsOpen, setConditionsOpen] = useState(false);
  const tell = useEffectEvent((answers: Answers) => onFilledIn(filledInOf(compiled, answers)));
  useEffect(() => tell(prefillAnswers(compiled)), [compiled]);
  return (
    <>
      {header(
        form.title === undefined
          ? { title: texts.title(form.name), lead: texts.lead }
          : { title: form.title },
      )}
      {compiled.questions.size === 0 && <Notice tone="info">{texts.empty}</Notice>}
      <RegistrationForm
        form={compiled}
        ports={previewPorts}
        subject="other"
        courses={form.courses}
        {...(club && {
          club: club.nid,
          privacy: { href: hrefs.conditions({ club: club.url }), onOpen: () => setConditionsOpen(true) },
        })}
        newsletter={{ entries: form.newsletter, custom: form.newsletterTexts }}
        onChange={(answers) => {
          setValid(false);
          onFilledIn(filledInOf(compiled, answers));
        }}
        onInvalid={() => setValid(false)}
        onSubmit={() => {
          setValid(true);
          return 'unsent';
        }}
      >
        {isValid && (
          <Notice tone="success" role="status">
            {texts.valid}
          </Notice>
        )}
        <StickyBar>
          <Button type="submit" variant="primary" wide>
            {form.title === undefined ? texts.submit : texts.send}
          </Button>
        </StickyBar>
      </RegistrationForm>
      {club && (
        <ConditionsDialog club={club} open={areConditionsOpen} onClose={() => setConditionsOpen(false)} />
      )}
    </>
  );
}

function filledInOf(form: CompiledForm, answers: Answers): FilledIn {
  const problems = validateAnswers(form, answers, { today: previewPorts.clock.today() });
  return {
    qids: encodeAnswers(form, answers),
    problems: problems
      .filter(({ severity }) => severity === 'error')
      .map(({ key, label, message }) => ({ key, label, message })),
  };
}

/** A member's ports without storage or uploads. A file gets a path that doesn't exist. */
const previewPorts: Ports = {
  ...browserPorts,
  uploads: {
    send: async (_file, target, signal) => {
      signal.throwIfAborted();
      target.onProgress(1);
      return { path: `voorbeeld/${target.qid}-${randomUuid()}` };
    },
  },
};
