import { formatDay } from '#rules/writtenTime.ts';
import { type AttendanceState, attendanceStates, type Participant } from '#src/api/entities/club/teaching.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import styles from './Participants.module.css';

const texts = teacherTexts.session;
const segments: { value: AttendanceState | ''; label: string }[] = attendanceStates.map((value) => ({
  value,
  label: texts.states[value],
}));

interface ParticipantRowProps {
  participant: Participant;
  state: AttendanceState | '';
  onChoose: (state: AttendanceState) => void;
}

/** One participant: the details that a teacher may see, and the attendance. Only an alert about the health stands out. */
export function ParticipantRow({ participant, state, onChoose }: ParticipantRowProps) {
  const { uid, name, age, trial, extras, reported, phone, parent, otherParents, answers } = participant;
  const reachable = [{ name, phone }, ...(parent ? [parent] : []), ...otherParents].filter(
    (one) => one.phone !== '',
  );
  const alerts = answers.filter(({ alert }) => alert);
  const others = answers.filter(({ alert }) => !alert);
  return (
    <Card as="li">
      <div className={styles.who}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        {age !== null && <span className={styles.quiet}>{texts.age(age)}</span>}
        {trial && <Pill tone="accent">{texts.trial}</Pill>}
        {extras.map((title) => (
          <Pill key={title} tone="accent">
            {title}
          </Pill>
        ))}
        {reported && <Pill tone="info">{texts.reported}</Pill>}
      </div>
      {reachable.length > 0 && (
        <div className={styles.phones}>
          {reachable.map((one) => (
            <a
              key={`${one.name} ${one.phone}`}
              className={styles.phone}
              href={`tel:${one.phone.replaceAll(' ', '')}`}
            >
              <Icon name="phone" size={18} />
              {texts.call(one.name, one.phone)}
            </a>
          ))}
        </div>
      )}
      {alerts.map(({ question, answer, changed }) => (
        <Notice key={question} tone="danger">
          <VisuallyHidden>{texts.alertOf(name, question)} </VisuallyHidden>
          <span className={styles.alert} dir="auto">
            {answer}
          </span>
          {changed !== null && <Detail>{texts.changed(formatDay(changed))}</Detail>}
        </Notice>
      ))}
      {others.length > 0 && (
        <dl className={styles.answers} aria-label={texts.answersOf(name)}>
          {others.map(({ question, answer, changed }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd dir="auto">
                {answer}
                {changed !== null && <Detail>{texts.changed(formatDay(changed))}</Detail>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.choice}>
        <SegmentedControl
          legend={texts.attendanceOf(name)}
          // The script of a kept page reads the number.
          name={String(uid)}
          segments={segments}
          value={state}
          onChange={(chosen) => chosen !== '' && onChoose(chosen)}
        />
      </div>
    </Card>
  );
}
