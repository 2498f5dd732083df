import { Navigate } from 'react-router';

export default function SampleMoved() {
  return <Navigate to="/sample" replace />;
}
