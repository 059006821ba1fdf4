import type { AnswersTakenOver } from '@clubpoort/form-engine';
import type { Answers } from '@clubpoort/form-engine/headless';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';
import { failureText } from '../../failures/index.ts';
import { answersToTake, canTakeOver } from '../view/answersToTake.ts';
import type { FormToFill } from '../view/useFormToFill.ts';
import styles from './TakeOver.module.css';

/** A family member whose answers may be copied. */
export interface Sibling {
  readonly uid: number;
  readonly name: string;
}

interface TakeOverProps {
  form: FormToFill;
  siblings: readonly Sibling[];
  /** Loads that person's answers to the same questions. */
  load: (uid: number) => Promise<Answers>;
  /** Copies answers into the form. */
  onTake: (answers: Answers, settings: { readonly source: string }) => AnswersTakenOver | undefined;
}

type State =
  | { readonly at: 'offering' | 'undone' }
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'nothing'; readonly name: string }
  | { readonly at: 'taken'; readonly name: string; readonly taken: AnswersTakenOver };

/**
 * "Neem antwoorden over van…" copies a sibling's answers into the empty fields and says which ones. A family then types them
 * only once.
 */
export function TakeOver({ form, siblings, load, onTake }: TakeOverProps) {
  const [state, setState] = useState<State>({ at: 'offering' });
  const whole = useRef<HTMLFieldSetElement>(null);
  const seen = useRef(state.at);
  // The result replaces the pressed button, which loses the focus, so the fieldset takes the focus.
  useEffect(() => {
    if (seen.current === state.at) return;
    seen.current = state.at;
    if (document.activeElement === document.body) whole.current?.focus({ preventScroll: true });
  }, [state.at]);
  if (siblings.length === 0 || !canTakeOver(form.compiled)) return null;

  const take = async ({ uid, name }: Sibling) => {
    setState({ at: 'loading' });
    try {
      const taken = onTake(answersToTake(form.compiled, await load(uid)), {
        source: texts.likeSomebody(name),
      });
      setState(taken && taken.keys.length > 0 ? { at: 'taken', name, taken } : { at: 'nothing', name });
    } catch (error) {
      setState({ at: 'failed', message: failureText(error) });
    }
  };

  return (
    <fieldset ref={whole} className={styles.takeOver} aria-label={texts.takeOverFromSomebody} tabIndex={-1}>
      {state.at !== 'taken' && (
        <Siblings
          siblings={siblings}
          busy={state.at === 'loading'}
          onChoose={(sibling) => void take(sibling)}
        />
      )}
      <div role="status">
        {state.at === 'taken' && (
          <Notice
            tone="success"
            title={texts.tookOver(state.name)}
            actions={
              <Button
                onClick={() => {
                  state.taken.undo();
                  setState({ at: 'undone' });
                }}
              >
                {texts.undo}
              </Button>
            }
          >
            <p dir="auto">{labelsOf(form, state.taken.keys)}</p>
          </Notice>
        )}
        {state.at === 'nothing' && <p className={styles.said}>{texts.nothingToTake(state.name)}</p>}
        {state.at === 'undone' && <p className={styles.said}>{texts.undone}</p>}
        {state.at === 'failed' && <p className={styles.said}>{state.message}</p>}
      </div>
    </fieldset>
  );
}

function labelsOf({ compiled }: FormToFill, keys: readonly string[]): string {
  return keys.map((key) => compiled.questions.get(key)?.label ?? '').join(' · ');
}

interface SiblingsProps {
  siblings: readonly Sibling[];
  busy: boolean;
  onChoose: (sibling: Sibling) => void;
}

function Siblings({ siblings, busy, onChoose }: SiblingsProps) {
  const [only, ...others] = siblings;
  if (only && others.length === 0) {
    return (
      <Button icon="users" busy={busy} onClick={() => onChoose(only)}>
        {busy ? texts.takingOver : texts.takeOverFrom(only.name)}
      </Button>
    );
  }
  if (busy) return <Button busy>{texts.takingOver}</Button>;
  return (
    <Menu
      name={texts.takeOverFromSomebody}
      label={
        <>
          <Icon name="users" />
          {texts.takeOverFromSomebody}
          <Icon name="chevronDown" />
        </>
      }
    >
      {siblings.map((sibling) => (
        <MenuAction key={sibling.uid} icon="user" onSelect={() => onChoose(sibling)}>
          {sibling.name}
        </MenuAction>
      ))}
    </Menu>
  );
}
