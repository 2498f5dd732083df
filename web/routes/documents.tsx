import { RequireSession } from '../session/require-session.tsx';

export default function Page() {
  return (
    <RequireSession>
      <h1>documents</h1>
    </RequireSession>
  );
}
