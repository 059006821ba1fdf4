export { LastPublication } from './publishing/planned/LastPublication.tsx';
export { PlannedPublications } from './publishing/planned/PlannedPublications.tsx';
