import { Loading } from '../../../components/feedback/Loading.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import styles from './RegistrationScreen.module.css';

export function FormLoading() {
  return (
    <Loading label={texts.loading}>
      <div className={styles.screen}>
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="card" count={3} />
        </div>
      </div>
    </Loading>
  );
}
