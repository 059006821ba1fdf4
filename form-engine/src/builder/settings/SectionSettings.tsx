import type { WireSection } from '../../sections/wireSection.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { askedBefore, askedIn } from '../parts/askedBefore.ts';
import { ConditionEditor } from '../parts/ConditionEditor.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { Place } from '../pure/parts.ts';
import { textIn, withTextIn } from '../words/languages.ts';
import { ChecksEditor } from './ChecksEditor.tsx';
import { Folded, Tick, useChange } from './fields.tsx';
import { TogetherSettings } from './TogetherSettings.tsx';

interface SectionSettingsProps {
  readonly place: Place;
  readonly section: WireSection;
}

/** The settings of a section. */
export function SectionSettings({ place, section }: SectionSettingsProps) {
  const builder = useBuilderContext();
  const { texts, language, main } = builder;
  const change = useChange(place);
  return (
    <div className="cf-builder-settings">
      <TextField
        label={texts.title}
        value={textIn(section.title, language, main)}
        isFirst
        onChange={(title) => change('title', { title: withTextIn(section.title, title, { language, main }) })}
      />
      <Tick
        label={texts.step}
        checked={wireFlag(section.step)}
        onChange={(step) => change('step', { step })}
      />
      <ConditionEditor
        label={texts.shownWhen}
        without={texts.always}
        condition={section.visible_when}
        questions={askedBefore(builder, place)}
        onChange={(visible_when) => change('visible_when', { visible_when })}
      />
      {section.fields.length > 0 && (
        <Folded label={texts.together}>
          <TogetherSettings places={section.fields.map((_, index) => [...place, index])} />
        </Folded>
      )}
      <ChecksEditor
        checks={section.checks}
        questions={askedIn(builder, place)}
        onChange={(checks) => change('checks', { checks })}
      />
    </div>
  );
}
