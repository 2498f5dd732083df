export default function Page() {
  return <h1>outbox</h1>;
}
