export default function Page() {
  return <h1>results</h1>;
}
