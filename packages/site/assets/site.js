// Search and the menu of narrow windows. Everything it needs is a script beside the page, so it works from disk.
(() => {
  const home = document.body.dataset.home;
  const query = document.getElementById("query");
  const found = document.getElementById("found");
  const count = document.getElementById("found-count");
  const index = globalThis.MiniSearch.loadJS(globalThis.doorcardIndex, {
    fields: ["heading", "title", "text"],
    storeFields: ["title", "heading", "text"],
  });

  const close = () => {
    found.hidden = true;
    count.textContent = "";
  };

  const item = ({ id, title, heading, text }) => {
    const link = document.createElement("a");
    link.href = `${home}/${id}`;
    const name = document.createElement("strong");
    name.textContent = heading;
    const where = document.createElement("span");
    where.textContent = heading === title ? text : `${title}. ${text}`;
    link.append(name, where);
    const entry = document.createElement("li");
    entry.append(link);
    return entry;
  };

  const search = () => {
    const text = query.value.trim();
    if (text === "") return close();
    const results = index.search(text, {
      prefix: true,
      fuzzy: 0.15,
      boost: { heading: 4, title: 2 },
      combineWith: "AND",
    });
    const list = document.createElement("ol");
    list.append(...results.slice(0, 12).map(item));
    const nothing = document.createElement("p");
    nothing.textContent = "Nothing found.";
    found.replaceChildren(results.length === 0 ? nothing : list);
    found.hidden = false;
    count.textContent = results.length === 0 ? "Nothing found." : `${Math.min(12, results.length)} places found.`;
  };

  const links = () => [...found.querySelectorAll("a")];
  const step = (by) => {
    const all = [query, ...links()];
    const at = all.indexOf(document.activeElement);
    all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
  };

  query.addEventListener("input", search);
  query.addEventListener("focus", search);
  document.addEventListener("keydown", (event) => {
    const isInSearch = query.contains(event.target) || found.contains(event.target);
    if (event.key === "/" && !isInSearch && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      query.focus();
    } else if (isInSearch && event.key === "Escape") {
      close();
      query.focus();
      close();
    } else if (isInSearch && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.target === query && event.key === "Enter") links()[0]?.click();
  });
  document.addEventListener("click", ({ target }) => {
    if (!found.contains(target) || target.closest("a") !== null) if (target !== query) close();
  });

  const button = document.querySelector(".menu-button");
  button.addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("menu-open");
    button.setAttribute("aria-expanded", String(isOpen));
  });
})();
