import { Suspense, useId, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import layout from '#src/components/layout/layout.module.css';
import type { ForWhomState } from '#src/features/courses/state/useForWhom.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { ChildFields } from '../enrolmentParts.ts';
import { focusQuestion, MissingChoice, questionIds } from '../enrolmentQuestions.tsx';

interface ForWhomProps {
  who: ForWhomState;
  onSelect: (uid: number) => void;
  /** Whether "Inschrijven" was pressed, so that the missing fields of a child show their problems. */
  isAsked: boolean;
}

/** The question "Voor wie?": members who fit, then members who don't with the reason, and a new child. */
export function ForWhom({ who, onSelect, isAsked }: ForWhomProps) {
  const { choices, person, newChild, childRefusal, childAge, isVisitor, hasAgeLimits } = who;
  const name = useId();
  const addId = useId();
  const [isOpening, startOpening] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const open = () =>
    startOpening(async () => {
      setFailed(false);
      try {
        await ChildFields.preload();
      } catch {
        return setFailed(true);
      }
      flushSync(newChild.open);
      focusQuestion('child');
    });
  const close = () => {
    flushSync(newChild.close);
    document.getElementById(addId)?.focus();
  };
  return (
    <fieldset id={questionIds.member} data-scripted>
      <legend className={styles.legend}>{texts.who}</legend>
      <MissingChoice of="member" />
      {isVisitor && <p className={styles.hint}>{texts.whoVisitor}</p>}
      <div className={layout.stack1}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.uid}
            type="radio"
            name={name}
            checked={!newChild.isOpen && choice.uid === person?.uid}
            // The selected member stays enabled, even when they can't register, so that the selection stays visible.
            disabled={choice.refusal !== '' && (newChild.isOpen || choice.uid !== person?.uid)}
            onChange={() => {
              newChild.close();
              onSelect(choice.uid);
            }}
            lead={<Avatar name={choice.name} color={choice.color} size={28} />}
            title={choice.name}
            note={[choice.age !== undefined && texts.years(choice.age), choice.refusal]
              .filter(Boolean)
              .join(' · ')}
            aside={
              hasAgeLimits &&
              choice.refusal === '' && (
                <Pill tone="success" icon="check">
                  {texts.rightAge}
                </Pill>
              )
            }
          />
        ))}
      </div>
      {newChild.isOpen ? (
        <Suspense fallback={null}>
          <ChildFields
            child={newChild.child}
            problems={who.childProblems}
            onChange={newChild.change}
            onClose={close}
            hasSurname={!isVisitor}
            isAsked={isAsked}
          >
            <ChildVerdict
              name={person?.firstName}
              age={childAge}
              refusal={childRefusal}
              hasLimits={hasAgeLimits}
            />
          </ChildFields>
        </Suspense>
      ) : (
        <>
          {hasFailed && (
            <Notice tone="danger" role="alert">
              {texts.childNotLoaded}
            </Notice>
          )}
          <Button id={addId} variant="quiet" icon="plus" busy={isOpening} onClick={open}>
            {texts.addChild}
          </Button>
        </>
      )}
    </fieldset>
  );
}

interface ChildVerdictProps {
  name: string | undefined;
  age: number | undefined;
  /** Why the child can't register; '' when they can. */
  refusal: string;
  hasLimits: boolean;
}

/** Says whether the typed child fits, as soon as the name and the birthdate are known. */
function ChildVerdict({ name, age, refusal, hasLimits }: ChildVerdictProps) {
  if (name === undefined || age === undefined) return null;
  if (refusal !== '') return <Pill tone="warning">{texts.childRefused(name, age, refusal)}</Pill>;
  if (!hasLimits) return texts.childIs(name, age);
  return (
    <Pill tone="success" icon="check">
      {texts.childFits(name, age)}
    </Pill>
  );
}
