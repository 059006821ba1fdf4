import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Ports } from '../../ports.ts';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { RegistrationForm } from '../../RegistrationForm.tsx';
import { compileForm } from '../../schema/compileForm.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { InPlaceText, type TextOnScreen } from '../shown/InPlaceText.tsx';
import { shownPart } from '../shown/shownPart.ts';
import { fieldOf, placeOf, textAt } from '../shown/shownPlaces.ts';

interface PreviewProps {
  readonly ports: Ports;
  readonly views: Readonly<Record<string, QuestionView>> | undefined;
  readonly onAnswers: (answers: Answers) => void;
}

/** The form as a member sees it. A press on a question selects it; a second one on a text of it edits that text. */
export function Preview({ ports, views, onAnswers }: PreviewProps) {
  const builder = useBuilderContext();
  const { sections, places, kinds, texts, isReadOnly } = builder;
  const element = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<TextOnScreen>();
  const selected = places.at(-1);
  // A form of thousands of questions is drawn around the selected one alone.
  const part = useMemo(() => shownPart(sections, selected), [sections, selected]);
  const ofPart = useMemo(
    () =>
      part &&
      compileForm(part.sections, {
        kinds,
        today: ports.clock.today(),
        texts: texts.formTexts,
        locale: builder.form.settings.locale,
      }),
    [part, kinds, ports, texts, builder.form.settings.locale],
  );
  // The form follows a moment later: typing in the settings stays quick beside a long form.
  const form = useDeferredValue(ofPart ?? builder.form);
  const drawn = part?.sections ?? sections;
  // The same element until the form follows: a key in the settings doesn't draw a long form again.
  const shown = useMemo(
    () => (
      <RegistrationForm
        form={form}
        ports={ports}
        {...(views && { views })}
        onChange={onAnswers}
        onSubmit={unsent}
      >
        {nothing}
      </RegistrationForm>
    ),
    [form, ports, views, onAnswers],
  );

  // A press in the form has its question in sight already.
  const isPressed = useRef(false);
  const name = selected?.join('-') ?? '';
  useEffect(() => {
    const field =
      element.current && name !== '' && fieldOf(element.current, drawn, name.split('-').map(Number));
    for (const old of element.current?.querySelectorAll('[data-cf-selected]') ?? [])
      old.removeAttribute('data-cf-selected');
    if (!field) return;
    field.setAttribute('data-cf-selected', '');
    if (!isPressed.current) scrollInto(field);
    isPressed.current = false;
  }, [name, drawn]);

  const select = ({ target }: MouseEvent) => {
    const place = target instanceof Element ? placeOf(target, drawn) : undefined;
    if (!place || part) return;
    isPressed.current = true;
    builder.select([place]);
  };
  const edit = ({ target }: MouseEvent) => {
    if (isReadOnly || part || !(target instanceof Element) || !element.current) return;
    const found = textAt(target, builder);
    if (!found) return;
    const [box, around] = [found.element.getBoundingClientRect(), element.current.getBoundingClientRect()];
    setEdited({
      ...found,
      box: { top: box.top - around.top, left: box.left - around.left, width: box.width, height: box.height },
    });
  };
  return (
    <>
      {part && <p className="cf-help">{fillIn(texts.longForm, { n: part.all })}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the outline selects by keyboard; this is a shorter way for a pointer */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div ref={element} className="cf-builder-preview" onClick={select} onDoubleClick={edit}>
        {shown}
        {edited && <InPlaceText text={edited} onEnd={() => setEdited(undefined)} />}
      </div>
    </>
  );
}

/** In place of the submit button. */
const nothing = <></>;

const unsent = () => 'unsent' as const;

/** Scrolls the pane of the form, where it scrolls by itself. The page stays where it is. */
function scrollInto(field: Element): void {
  const pane = field.closest('.cf-builder-form');
  if (!pane || getComputedStyle(pane).overflowY !== 'auto') return;
  const [box, view] = [field.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (box.top >= view.top && box.bottom <= view.bottom) return;
  pane.scrollTop += box.top - view.top - view.height / 4;
}
