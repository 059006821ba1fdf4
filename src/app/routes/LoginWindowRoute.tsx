export { LoginWindow as LoginWindowRoute } from '../embed/LoginWindow.tsx';
