import { Navigate, useParams } from 'react-router';

export default function GuideMoved() {
  const { slug = '' } = useParams();
  return <Navigate to={`/guides/${slug}`} replace />;
}
