import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { PayButton } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import type { TaskView } from '../view/taskViews.ts';
import styles from './Dashboard.module.css';

interface TaskCardProps {
  task: TaskView;
  /** Whether this is the most urgent task, whose button stands out. */
  isFirst: boolean;
}

export function TaskCard({ task, isFirst }: TaskCardProps) {
  const { icon, title, text, isOverdue = false } = task;
  return (
    <Card as="li">
      <div className={styles.task}>
        <span className={styles.icon} data-late={isOverdue}>
          <Icon name={icon} />
        </span>
        <div className={styles.what}>
          <h3>{title}</h3>
          {text !== '' && <p className={styles.muted}>{text}</p>}
        </div>
        <TaskAction action={task.action} about={title} variant={isFirst ? 'primary' : 'secondary'} />
      </div>
    </Card>
  );
}

interface TaskActionProps {
  action: TaskView['action'];
  /** Title of the task: several tasks have the same action. */
  about: string;
  variant: 'primary' | 'secondary';
}

function TaskAction({ action, about, variant }: TaskActionProps) {
  switch (action.do) {
    case 'pay':
      return <PayTask action={action} about={about} variant={variant} />;
    case 'go':
      return (
        <div className={styles.action}>
          <ButtonLink to={action.to} variant={variant}>
            {action.label}
            <VisuallyHidden>: {about}</VisuallyHidden>
          </ButtonLink>
        </div>
      );
    case 'choose':
      return (
        <ul className={styles.links}>
          {action.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      );
  }
}

interface PayTaskProps extends Omit<TaskActionProps, 'action'> {
  action: Extract<TaskView['action'], { do: 'pay' }>;
}

function PayTask({ action: { club, oid, label }, about, variant }: PayTaskProps) {
  const paysOnline = usePaysOnline(club);
  return (
    <div className={styles.action}>
      {paysOnline ? (
        <PayButton oid={oid} label={label} variant={variant} isEarly />
      ) : (
        <ButtonLink to={hrefs.invoice(oid)} variant={variant}>
          {paymentTexts.openInvoice}
          <VisuallyHidden>: {about}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
