export default function Page() {
  return <h1>confirm-email</h1>;
}
