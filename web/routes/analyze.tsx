import { RequireSession } from '../session/require-session.tsx';

export default function Page() {
  return (
    <RequireSession>
      <h1>analyze</h1>
    </RequireSession>
  );
}
