import { HomePage } from '../../features/home/components/HomePage.tsx';
import { MemberChoice } from '../../features/session/components/MemberChoice.tsx';

export function HomeRoute() {
  return <HomePage memberChoice={(onChosen) => <MemberChoice onChosen={onChosen} />} />;
}
