import { useSearchParams } from 'react-router';
import { TeacherPage } from '../../features/teacher/components/TeacherPage.tsx';

export function TeacherRoute() {
  const [query] = useSearchParams();
  return <TeacherPage chosen={query.get('les')} />;
}
