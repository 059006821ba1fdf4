import { wireFlag } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { changePart } from '../pure/edits.ts';
import { isQuestion, type Place, questionAt } from '../pure/parts.ts';
import { kindAt } from '../useBuilder.ts';
import { type Changed, type ChangeProperties, SensitiveTick, Tick, withValues } from './fields.tsx';
import { HostFields } from './HostFields.tsx';

/** The settings of several questions at once: whether each must be answered, is sensitive, and the settings of the host. */
export function TogetherSettings({ places }: { readonly places: readonly Place[] }) {
  const builder = useBuilderContext();
  const { texts, sections, hostSettings } = builder;
  const asked = places.flatMap((place) => {
    const question = questionAt(sections, place);
    const kind = question && kindAt(builder, place);
    return question && !kind?.asksNothing ? [{ place, question, kind }] : [];
  });
  const [first] = asked;
  if (!first) return null;
  const changeIn = (which: typeof asked, property: string, values: Changed) => {
    const next = which.reduce(
      (before, { place }) =>
        changePart(before, place, (part) => (isQuestion(part) ? withValues(part, values) : part)).sections,
      sections,
    );
    builder.change(
      'change',
      { sections: next, places: builder.places },
      { key: `${property} ${places.map((place) => place.join('-')).join(' ')}`, isTyped: true },
    );
  };
  const change: ChangeProperties = (property, values) => changeIn(asked, property, values);
  const required = asked.filter(({ kind }) => kind?.requiredMessage);
  const areSensitive = asked.every(({ question }) => wireFlag(question.sensitive));
  return (
    <div className="cf-builder-settings">
      {required.length > 0 && (
        <Tick
          isFirst
          label={texts.required}
          checked={required.every(({ question }) => wireFlag(question.required))}
          onChange={(isRequired) => changeIn(required, 'required', { required: isRequired })}
        />
      )}
      <SensitiveTick
        isFirst={required.length === 0}
        question={{ ...first.question, sensitive: areSensitive }}
        change={change}
      />
      {hostSettings && asked.every(({ place }) => place.length === 2) && (
        <HostFields
          questions={asked.map(({ question }) => question)}
          properties={hostSettings.properties}
          change={change}
        />
      )}
    </div>
  );
}
